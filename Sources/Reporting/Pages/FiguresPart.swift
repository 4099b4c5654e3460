import Analysis
import Results
import Statistics

/// All metrics of a run on a page: a row per metric, a column per series.
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
    figureRows = SummaryCSV.all.map { column in
      let metric = column.metric
      return Row(
        figureMetric: metric.name,
        figureMeaning: "\(metric.definition) (\(metric.repeatability))",
        figureFields: summaries.map {
          Field(
            field: TextFormatting.oneLine(column.field($0).text),
            fieldSeries: "\($0.strategy)/\($0.refreshRate)", fieldMetric: metric.name)
        })
    }
  }
}
