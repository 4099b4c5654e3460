import ScrollBench

scrollBenchMain()
