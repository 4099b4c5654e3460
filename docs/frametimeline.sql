-- The frames of the apps in a trace of Android 12 or newer: a row per frame and layer, times in nanoseconds.
--   trace_processor_shell --query-file docs/frametimeline.sql TRACE > frames.csv
-- Processes share tokens, so a frame meets its deadline by process and token.
SELECT
  app.name AS process,
  app.upid,
  shown.surface_frame_token,
  shown.ts,
  shown.dur,
  due.ts AS expected_ts,
  due.dur AS expected_dur,
  shown.jank_type,
  shown.present_type
FROM actual_frame_timeline_slice AS shown
JOIN process AS app ON app.upid = shown.upid
LEFT JOIN expected_frame_timeline_slice AS due
  ON due.upid = shown.upid AND due.surface_frame_token = shown.surface_frame_token
WHERE shown.surface_frame_token IS NOT NULL
ORDER BY shown.ts;
