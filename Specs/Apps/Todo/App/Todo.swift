import Combine

struct Todo: Hashable, Identifiable {
  let id: Int
  var value: String
  var isDone = false
}

enum Filter: String, Hashable {
  case all, open, done
}

@MainActor
final class TodoStore: ObservableObject {
  @Published private(set) var todos: [Todo]

  init(todos: [Todo]) {
    self.todos = todos
  }

  func todos(_ filter: Filter) -> [Todo] {
    switch filter {
    case .all: todos
    case .open: todos.filter { !$0.isDone }
    case .done: todos.filter(\.isDone)
    }
  }

  func add(_ value: String) -> Todo {
    let todo = Todo(id: todos.count + 1, value: value)
    todos.append(todo)
    return todo
  }
}

#if DEBUG
  extension Todo {
    static let milk = Todo(id: 1, value: "Buy milk")
  }

  extension TodoStore {
    static let preview = TodoStore(todos: [.milk, Todo(id: 2, value: "Call Ada", isDone: true)])
  }
#endif
