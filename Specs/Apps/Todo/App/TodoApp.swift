import SwiftUI

/// What the app's window shows.
@MainActor
struct ContentView: View {
  @StateObject var store = TodoStore(todos: [
    Todo(id: 1, value: "Buy milk"),
    Todo(id: 2, value: "Call Ada", isDone: true),
  ])
  @StateObject var router = TodoRouter()

  var body: some View {
    TodoRootView(router: router)
      .environmentObject(store)
  }
}

struct TodoIndexView: View {
  @EnvironmentObject private var router: TodoRouter

  var body: some View {
    List {
      Button("All") { router.push(.todoList()) }
      Button("Done") { router.push(.todoList(filter: .done)) }
      Button("New") { router.present(.newTodo(value: nil)) }
    }
  }
}

struct TodoListView: View {
  let filter: Filter
  @EnvironmentObject private var router: TodoRouter
  @EnvironmentObject private var store: TodoStore

  var body: some View {
    List(store.todos(filter)) { todo in
      Button(todo.value) { router.push(.todoDetail(todo)) }
    }
    .navigationTitle(filter.rawValue)
  }
}

struct TodoDetailView: View {
  /// How many of these were made: the router's destinations are lazy to keep it low.
  @MainActor private(set) static var count = 0

  let todo: Todo
  @EnvironmentObject private var router: TodoRouter

  @MainActor init(todo: Todo) {
    self.todo = todo
    Self.count += 1
  }

  var body: some View {
    VStack {
      Text(todo.value)
      Button("Again") { router.present(.newTodo(value: todo.value)) }
      Button("Home") { router.popToRoot() }
    }
  }
}

struct NewTodoView: View {
  let value: String?
  @EnvironmentObject private var router: TodoRouter
  @EnvironmentObject private var store: TodoStore

  var body: some View {
    VStack {
      Text(value ?? "New todo")
      Button("Add") { router.push(.todoDetail(store.add(value ?? "New todo"))) }
      Button("Cancel") { router.dismiss() }
    }
  }
}
