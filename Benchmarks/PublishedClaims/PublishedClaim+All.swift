extension PublishedClaim {
  /// All claims, in the order of `results/claims.csv`.
  package static let all: [PublishedClaim] = [
    PublishedClaim(
      source: "TORoundedTableView", basis: .stated,
      place: "README, on the cell background",
      claim: "Blending only the corners is faster than blending whole rows.",
      metric: .composite,
      better: Side(label: "corners blend"),
      worse: Side(label: "rows blend", strategy: "whole-view-alpha")),
    PublishedClaim(
      source: "TORoundedTableView", basis: .sourceCode,
      place: "early history of the repository",
      claim: "Seven layers blend fewer pixels than the stretchable images that they replaced.",
      metric: .blended,
      better: Side(label: "layer grid"),
      worse: Side(label: "nine slices", strategy: "nine-slice")),
    PublishedClaim(
      source: "TORoundedTableView", basis: .inferred,
      place: "early history of the repository",
      claim: "Seven layers composite faster than the stretchable images that they replaced.",
      metric: .composite,
      better: Side(label: "layer grid"),
      worse: Side(label: "nine slices", strategy: "nine-slice")),
    PublishedClaim(
      source: "TORoundedTableView", basis: .stated,
      place: "README, sample code",
      claim: "A reuse pool for cap rows alone saves work.",
      metric: .row,
      better: Side(label: "two pools"),
      worse: Side(label: "one pool", strategy: "layer-grid+single-pool")),
    PublishedClaim(
      source: "TORoundedTableView", basis: .stated,
      place: "README, sample code",
      claim: "Labels with an opaque background are faster than clear ones.",
      metric: .composite,
      better: Side(label: "opaque labels", changes: #"{"labels": "opaque"}"#),
      worse: Side(label: "clear labels", changes: #"{"labels": "clear"}"#)),
    PublishedClaim(
      source: "TORoundedTableView", basis: .stated,
      place: "README, on the table class",
      claim: "Corner images are shared efficiently by all cells.",
      metric: .images,
      better: Side(label: "two images"),
      worse: Side(label: "a bitmap per cell", strategy: "whole-view-alpha")),
    PublishedClaim(
      source: "TORoundedTableView", basis: .inferred,
      place: "README, on the table class",
      claim: "Corner images that all cells share save memory.",
      metric: .heap,
      better: Side(label: "two images"),
      worse: Side(label: "a bitmap per cell", strategy: "whole-view-alpha")),
    PublishedClaim(
      source: "TORoundedTableView", basis: .stated,
      place: "README, on the features",
      claim:
        "Rounded sections cause no drop in performance against the standard style, which is that of compact width.",
      metric: .frame, expectsNoDifference: true,
      better: Side(label: "rounded sections"),
      worse: Side(label: "edge to edge", changes: #"{"inset": 0}"#)),
    PublishedClaim(
      source: "TORoundedTableView", basis: .sourceCode,
      place: "table class, comment on the functions that set frames",
      claim:
        "Setting the frames of all visible views in every frame is an overhead worth reducing.",
      metric: .row,
      better: Side(
        label: "frames of new rows", changes: #"{"layout": "changed"}"#),
      worse: Side(label: "frames of all rows", changes: #"{"layout": "all"}"#)),
    PublishedClaim(
      source: "TOInsetGroupedTableView", basis: .inferred,
      place: "README, on the difference from TORoundedTableView",
      claim: "On recent devices clipped cells cost no more than layers.",
      metric: .composite, expectsNoDifference: true,
      better: Side(label: "clipped", strategy: "corner-clip"),
      worse: Side(label: "layer grid")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .stated,
      place: "article, on how to fail",
      claim: "Cells that are created anew make drawing slower than dequeued ones.",
      metric: .frame,
      better: Side(label: "dequeued", strategy: "image-slice"),
      worse: Side(label: "created anew", strategy: "image-slice", reuse: "none")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .stated,
      place: "article, on how to fail",
      claim: "An array of one's own cells makes drawing slower than dequeued cells.",
      metric: .frame,
      better: Side(label: "dequeued", strategy: "image-slice"),
      worse: Side(label: "all kept", strategy: "image-slice", reuse: "keep-all")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .stated,
      place: "article",
      claim: "A background of a flat colour may as well be drawn in code as come from an image.",
      metric: .row, expectsNoDifference: true,
      better: Side(label: "drawn per cell", strategy: "whole-view-alpha"),
      worse: Side(label: "shared images", strategy: "image-slice")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .stated,
      place: "article, on drawing in code",
      claim: "Gradients come faster from images than from drawing code in each cell.",
      metric: .row,
      better: Side(label: "shared images", strategy: "image-slice+gradient"),
      worse: Side(label: "drawn per cell", strategy: "whole-view-alpha+gradient")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .sourceCode,
      place: "sample, where cells are created",
      claim: "Content that is laid out once per cell saves the work of laying out each row.",
      metric: .row,
      better: Side(
        label: "laid out once", strategy: "image-slice", changes: #"{"cell": {"layout": "once"}}"#),
      worse: Side(label: "laid out per row", strategy: "image-slice")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .sourceCode,
      place: "sample, where cells are configured",
      claim: "Background images that are loaded by name are shared by all cells.",
      metric: .images,
      better: Side(label: "named images", strategy: "image-slice"),
      worse: Side(label: "a bitmap per cell", strategy: "whole-view-alpha")),
    PublishedClaim(
      source: "Cocoa with Love", basis: .sourceCode,
      place: "sample, where cells are configured",
      claim: "Background images that are loaded by name keep less memory in use than one per cell.",
      metric: .resident,
      better: Side(label: "named images", strategy: "image-slice"),
      worse: Side(label: "a bitmap per cell", strategy: "whole-view-alpha")),
    PublishedClaim(
      source: "Lightning Table", basis: .stated,
      place: "README",
      claim:
        "Automatic row heights are fast: measuring adds hardly anything to the work for a row.",
      metric: .row, expectsNoDifference: true,
      better: Side(
        label: "a new cell per query",
        changes: #"{"heights": {"source": "measured", "measuring": "as-published"}}"#),
      worse: Side(
        label: "cached heights",
        changes: #"{"heights": {"source": "measured", "measuring": "cached"}}"#)),
    PublishedClaim(
      source: "Lightning Table", basis: .sourceCode,
      place: "table controller, where heights are measured",
      claim: "One measuring cell per cell type is faster than a new cell per query.",
      metric: .row,
      better: Side(
        label: "one per type",
        changes: #"{"heights": {"source": "measured", "measuring": "proxy"}}"#),
      worse: Side(
        label: "a new cell per query",
        changes: #"{"heights": {"source": "measured", "measuring": "as-published"}}"#)),
    PublishedClaim(
      source: "Users of TableKit, a similar library", basis: .stated,
      place: "TableKit, issues 14 and 50",
      claim: "A cache of heights makes measuring cheaper.",
      metric: .row,
      better: Side(
        label: "cached heights",
        changes: #"{"heights": {"source": "measured", "measuring": "cached"}}"#),
      worse: Side(
        label: "one cell per type",
        changes: #"{"heights": {"source": "measured", "measuring": "proxy"}}"#)
    ),
    PublishedClaim(
      source: "Apple, session 419 of WWDC 2014", basis: .stated,
      place: "notes, on rendering a mask",
      claim: "A mask takes an additional pass for its own texture.",
      metric: .offscreenPasses,
      better: Side(label: "clipped", strategy: "corner-clip"),
      worse: Side(label: "masked", strategy: "shape-mask")),
    PublishedClaim(
      source: "Apple, talk on hitches", basis: .stated,
      place: "notes, on off-screen passes",
      claim: "A corner radius and a corner curve are faster than a mask.",
      metric: .composite,
      better: Side(label: "smooth corners", strategy: "continuous-corners"),
      worse: Side(label: "masked", strategy: "shape-mask")),
    PublishedClaim(
      source: "Apple, talk on hitches", basis: .stated,
      place: "notes, on off-screen passes",
      claim: "A shadow with a path saves the off-screen pass of a shadow without one.",
      metric: .offscreenPasses,
      better: Side(label: "with a path", strategy: "shadow-path"),
      worse: Side(label: "without a path", strategy: "implicit-shadow")),
    PublishedClaim(
      source: "Author of trentyou.com", basis: .stated,
      place: "article on shadows in table views",
      claim: "Rows with shadows scroll slowly without a path and smoothly with one.",
      metric: .composite,
      better: Side(label: "with a path", strategy: "shadow-path"),
      worse: Side(label: "without a path", strategy: "implicit-shadow")),
    PublishedClaim(
      source: "onmyway133, quoting an engineer of Core Animation", basis: .stated,
      place: "article on corner radius",
      claim: "Clipping to a corner radius has become cheap, while masks remain expensive.",
      metric: .composite,
      better: Side(label: "clipped", strategy: "corner-clip"),
      worse: Side(label: "masked", strategy: "shape-mask")),
    PublishedClaim(
      source: "Maintainer of ProSwitcher", basis: .stated,
      place: "ProSwitcher, issue 73",
      claim: "With a mask that is computed beforehand the radius does not matter.",
      metric: .composite, expectsNoDifference: true,
      better: Side(label: "radius 20", strategy: "shape-mask", changes: #"{"radius": 20}"#),
      worse: Side(label: "radius 4", strategy: "shape-mask", changes: #"{"radius": 4}"#)),
    PublishedClaim(
      source: "Texture", basis: .inferred,
      place: "documentation on corner rounding",
      claim: "In a table that scrolls, rasterizing its cells is slower than clipping them.",
      metric: .composite,
      better: Side(label: "clipped", strategy: "corner-clip"),
      worse: Side(label: "rasterized", strategy: "rasterized")),
    PublishedClaim(
      source: "A user of HJCornerRadius", basis: .stated,
      place: "HJCornerRadius, issue 1",
      claim: "Bitmaps with rounded corners take more memory than clipping.",
      metric: .images,
      better: Side(label: "clipped", strategy: "corner-clip"),
      worse: Side(label: "a bitmap per cell", strategy: "whole-view-alpha")),
  ]
}
