// Writes projects to measure: COUNT features of SCREENS screens each, with routes, links, ways out
// and ten mappings of ten members, as YAML and as JSON. What is written depends on the arguments
// alone, and holds nothing that the compiler has to complain of.
//
//     swiftc -O *.swift -o corpus && ./corpus FOLDER [COUNT] [SCREENS]

import Foundation

let arguments = CommandLine.arguments
let folder = arguments.count > 1 ? arguments[1] : "."
let count = arguments.count > 2 ? Int(arguments[2]) ?? 1000 : 1000
let screens = arguments.count > 3 ? Int(arguments[3]) ?? 20 : 20
let project = """
  specs: Specs
  output: Generated
  links:
    schemes: [shop]
    hosts: [shop.example]
    module: ShopLinks

  """
var sizes = (yaml: 0, json: 0)
for notation in ["yaml", "json"] {
  try FileManager.default.createDirectory(
    atPath: "\(folder)/\(notation)/Specs", withIntermediateDirectories: true)
  try project.write(toFile: "\(folder)/\(notation)/rutter.yaml", atomically: false, encoding: .utf8)
}
for number in 0..<count {
  var writer = FeatureWriter(number, screens: screens)
  let document = writer.document()
  let yaml = "# The feature \(FeatureWriter.name(number)).\n\n" + document.yaml()
  let json = document.json() + "\n"
  sizes = (sizes.yaml + yaml.utf8.count, sizes.json + json.utf8.count)
  let name = FeatureWriter.name(number)
  try yaml.write(toFile: "\(folder)/yaml/Specs/\(name).yaml", atomically: false, encoding: .utf8)
  try json.write(toFile: "\(folder)/json/Specs/\(name).json", atomically: false, encoding: .utf8)
}
print("\(count) features of \(screens) screens: \(sizes.yaml) bytes of YAML, \(sizes.json) of JSON")
