import SwiftUI

struct CouponListView: View {
  let navigator: any CouponListNavigating

  var body: some View { Button("12 % off") { navigator.openCouponDetail(code: "A12") } }
}

struct CouponDetailView: View {
  let code: String

  var body: some View { Text(code) }
}

/// What the team's own template makes is as much a part of the app as the rest.
func couponEvents() -> [CouponsEvent] { [.couponList, .couponDetail].filter { $0.isSampled } }
