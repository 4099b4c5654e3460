import Compositing
import Graphics
import RowStrategies
import Testing

@Suite("A change of style")
struct RestyleTests {
  private static let many = [
    SceneRow(height: 21), SceneRow(height: 20, selection: 255), SceneRow(height: 22),
    SceneRow(height: 20, selection: 100),
  ]
  private static let few = [SceneRow(height: 21, selection: 255), SceneRow(height: 20)]

  /// All changes in sequence, back to the first style.
  private static let changes: [(StyleChange, RowStyle)] = {
    var style = RowStyle.light(radius: 6)
    var changes: [(StyleChange, RowStyle)] = []
    func take(_ change: StyleChange) { changes.append((change, style)) }
    style.radius = 9
    take(.radius)
    style.color = PixelColor(rgb: 0xFFE0E0)
    take(.color)
    style.selectedColor = PixelColor(rgb: 0x80C0FF)
    take(.color)
    style = .dark(radius: 9)
    take(.appearance)
    style.radius = 0
    take(.radius)
    style.color = PixelColor(rgb: 0x204060)
    take(.color)
    style.radius = 10
    take(.radius)
    style = .light(radius: 10)
    take(.appearance)
    style.radius = 6
    take(.radius)
    return changes
  }()

  private func isEqual(_ a: Scene, _ b: Scene) -> Bool {
    a.image.withAllPixels { a in
      b.image.withAllPixels { b in
        a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] }
      }
    }
  }

  private func new(_ id: String, _ style: RowStyle, _ rows: [SceneRow]) -> Scene {
    let scene = Scene(id, style, width: 30)
    scene.show(rows)
    return scene
  }

  @Test(
    "results in the image of a new table, for visible, pooled and new cells",
    arguments: StrategyCatalogue.all.map(\.id))
  func image(id: String) {
    // Cells of the faulty strategy are used only once, because they accumulate layers.
    let forgets = id != "corner-cover-as-published"
    let scene = new(id, .light(radius: 6), forgets ? Self.many : Self.few)
    for (index, (change, style)) in Self.changes.enumerated() {
      if forgets { scene.show(Self.few) }
      _ = scene.restyle(style, change: change)
      #expect(isEqual(scene, new(id, style, Self.few)), "\(index): \(change), visible")
      guard forgets else { continue }
      scene.show(Self.many)
      #expect(isEqual(scene, new(id, style, Self.many)), "\(index): \(change), waiting")
    }
  }

  @Test("reloads the same cells as the original")
  func scopes() {
    let style = RowStyle.light(radius: 6)
    var (radius, color) = (style, style)
    radius.radius = 7
    color.selectedColor = .black
    let expected: [(ids: [String], scopes: [ReloadScope])] = [
      (
        [
          "layer-grid", "layer-grid+single-pool", "layer-grid+views", "whole-view-alpha",
          "whole-view-alpha+shared", "whole-view-alpha+shared+opaque", "whole-view-alpha+gradient",
          "corner-clip", "shape-mask", "rasterized",
        ], [.allRows, .visibleRows, .allRows]
      ),
      (
        ["image-slice", "image-slice+gradient", "image-slice+opaque", "image-slice+shadow"],
        [.allRows, .allRows, .allRows]
      ),
      (
        ["image-slice-as-published", "corner-cover-as-published"],
        [.newTable, .newTable, .newTable]
      ),
      (
        [
          "nine-slice", "implicit-shadow", "shadow-path", "corner-cover", "corner-cover+cell-color",
          "corner-cover+stock-background", "rounded-fill", "continuous-corners", "baked-corners",
          "section-fill",
        ], [.visibleRows, .visibleRows, .visibleRows]
      ), (["square"], [.nothing, .visibleRows, .visibleRows]),
    ]
    #expect(expected.flatMap(\.ids).sorted() == StrategyCatalogue.all.map(\.id).sorted())
    for (id, scopes) in expected.flatMap({ line in line.ids.map { ($0, line.scopes) } }) {
      let changes: [(StyleChange, RowStyle)] = [
        (.radius, radius), (.color, color), (.appearance, .dark(radius: 6)),
      ]
      for ((change, new), scope) in zip(changes, scopes) {
        let strategy = StrategyCatalogue.strategy(id, style)
        #expect(strategy.restyle(new, change: change) == scope, "\(id), \(change)")
        // A style without a change is ignored by strategies that support changes.
        if scope != .newTable {
          #expect(strategy.restyle(new, change: change) == .nothing, "\(id), \(change)")
        }
      }
    }
  }
}
