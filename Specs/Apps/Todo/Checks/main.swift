import Checks
import Combine
import SwiftUI

let content = ContentView()
let router = content.router

// The app starts where the manifest says, and goes on from there.

check(router.path, equals: [.todoList(filter: .all)])
check(inspect(content).visible.view(TodoListView.self)?.filter, equals: .all)

inspect(content).visible.tap("Buy milk")
check(router.top, equals: .todoDetail(Todo(id: 1, value: "Buy milk")))
check(inspect(content).visible.view(TodoDetailView.self)?.todo.id, equals: 1)

inspect(content).visible.tap("Home")
check(router.path, equals: [])
check(router.top, equals: nil)
check(inspect(content).visible.texts, equals: ["All", "Done", "New"])

inspect(content).visible.tap("Done")
check(inspect(content).visible.texts, equals: ["done", "Call Ada"])

// Presenting, and closing what is presented.

router.popToRoot()
inspect(content).visible.tap("New")
check(router.sheet, equals: .newTodo(value: nil))
check(inspect(content).visible.texts, equals: ["New todo", "Add", "Cancel"])
inspect(content).visible.tap("Cancel")
check(router.sheet, equals: nil)

router.present(.newTodo(value: "Call Bo"))
inspect(content).visible.tap("Add")
check(router.sheet, equals: nil)
check(router.path, equals: [.todoDetail(Todo(id: 3, value: "Call Bo"))])
check(content.store.todos.count, equals: 3)

// The path can be changed as a whole, and in steps.

let milk = Todo(id: 1, value: "Buy milk")
router.replace(with: [.todoList(), .todoDetail(milk), .todoList(filter: .open)])
check(inspect(content).named("NavigationStack").first?.children.count, equals: 4)
router.popTo(.todoDetail(milk))
check(router.path, equals: [.todoList(), .todoDetail(milk)])
router.popTo(.todoList(filter: .done))
check(router.path.count, equals: 2)
router.pop()
check(router.path, equals: [.todoList()])
router.dismiss()
router.dismiss()
router.pop()
check(router.path, equals: [])

router.present(.newTodo(value: nil))
router.popToRoot()
check(router.sheet, equals: nil)

// Changes are announced.

var changes = 0
let subscription = router.objectWillChange.sink { changes += 1 }
router.push(.todoList())
check(changes > 0, "pushing announces a change")
subscription.cancel()

// A launch argument of a debug build opens one screen.

check(TodoRouter(arguments: ["app"]).path, equals: [.todoList()])
check(TodoRouter(arguments: ["app", "-TodoStart"]).path, equals: [.todoList()])
check(TodoRouter(arguments: ["app", "-TodoStart", "nowhere"]).path, equals: [.todoList()])
check(
  TodoRouter(arguments: ["app", "-TodoStart", "detail", "-Verbose"]).path,
  equals: [.todoDetail(Todo(id: 5, value: "Water the plants"))])
check(
  TodoRouter(arguments: ["app", "-TodoStart", "done"]).path, equals: [.todoList(filter: .done)])

// A destination is built when it is shown, not when it is described.

let built = TodoDetailView.count
let destination = TodoRoute.todoDetail(milk).body
check(TodoDetailView.count, equals: built)
_ = inspect(destination)
check(TodoDetailView.count, equals: built + 1)

// Previews show every screen with its samples, in the environment that the project gives them.

check(
  TodoPreview.allCases,
  equals: [.todoIndex, .todoListAll, .todoListDone, .todoDetail, .newTodoEmpty, .newTodoAgain])
check(inspect(TodoPreview.todoIndex).texts, equals: ["All", "Done", "New"])
check(inspect(TodoPreview.todoListAll).texts.contains("Buy milk"), "all are listed")
check(!inspect(TodoPreview.todoListDone).texts.contains("Buy milk"), "only what is done is listed")
check(inspect(TodoPreview.todoDetail).view(TodoDetailView.self)?.todo, equals: .milk)
check(inspect(TodoPreview.newTodoEmpty).texts.first, equals: "New todo")
check(inspect(TodoPreview.newTodoAgain).texts.first, equals: "Buy milk")

finish()
