import RutterDiagnostics

// Members whose own mappings can fill them in place.
extension MemberResolver {
  /// Nil where the member's value is always made anew: its mapping does not update, or may fail, or the
  /// value is not one that is there already.
  func nestedUpdate(
    _ conversion: Conversion, _ reading: Reading, _ wish: Wish
  ) -> NestedUpdate? {
    guard plan.options.update != nil, wish.fallback == nil else { return nil }
    let (inner, isLifted) = conversion.withoutOptional
    guard case .call(let head, let context) = inner, let own = head.update,
      head.effects == MappingEffects(), isLifted == reading.isOptional
    else { return nil }
    let isInitializer = if case .initializer = head.form { true } else { false }
    guard own.isOfClass || isInitializer else { return nil }
    return NestedUpdate(
      source: reading.operand.text, isSourceOptional: isLifted,
      isTargetOptional: wish.target.isOptional, isOfClass: own.isOfClass,
      text: ConversionWriter(user: plan.head).update(head, own, context))
  }
}
