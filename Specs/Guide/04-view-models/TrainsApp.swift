import SwiftUI

struct TrainServices {
  var fetchTimes: @Sendable (Int) -> [Date] = { _ in [] }
}

@MainActor
@Observable
final class DeparturesViewModel {
  private let station: Int
  private let fetchTimes: (Int) -> [Date]
  private let navigator: any DeparturesNavigating

  init(
    station: Int, fetchTimes: @escaping (Int) -> [Date], navigator: some DeparturesNavigating
  ) {
    self.station = station
    self.fetchTimes = fetchTimes
    self.navigator = navigator
  }

  var times: [Date] { fetchTimes(station) }

  func select(_ train: String) { navigator.openTrain(number: train) }
}

struct Departures: View {
  let viewModel: DeparturesViewModel
  let isCompact: Bool

  var body: some View { Text(verbatim: "\(viewModel.times.count)") }
}

@MainActor
@Observable
final class TrainModel {
  let trainNumber: String

  init(trainNumber: String, fetchTimes: @escaping (Int) -> [Date]) {
    self.trainNumber = trainNumber
  }
}

struct Train: View {
  let viewModel: TrainModel
  let navigator: any TrainNavigating

  var body: some View {
    Button(LocalizedStringKey(viewModel.trainNumber)) { navigator.close() }
  }
}
