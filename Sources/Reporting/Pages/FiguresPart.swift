import Analysis
import Statistics

/// All of `summary.csv` on a page: a metric a row, a series a column, as the file has them.
struct FiguresPart {
  let figureSeries: [String]
  let figureRows: [Row]

  /// A metric.
  struct Row {
    let figureMetric: String
    let figureMeaning: String
    let figureFields: [Field]
  }

  /// A field.
  struct Field {
    let field: String
    let fieldSeries: String
    let fieldMetric: String
  }

  init(_ summaries: [SeriesSummary]) {
    figureSeries = summaries.map { "\(TextFormatting.oneLine($0.strategy)) \($0.refreshRate) Hz" }
    figureRows = SummaryCSV.columns.map { column in
      let metric = column.metric
      return Row(
        figureMetric: metric.name,
        figureMeaning: "\(metric.meaning) (\(metric.repeatability))",
        figureFields: summaries.map {
          Field(
            field: TextFormatting.oneLine(column.field($0).text),
            fieldSeries: "\($0.strategy)/\($0.refreshRate)", fieldMetric: metric.name)
        })
    }
  }
}
