/// What reports about a project are printed as: for a terminal, for a wiki, or for other tools.
package enum ReportFormat: String, Sendable, CaseIterable { case text, markdown, json }
