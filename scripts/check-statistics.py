"""Compares the results in the cases that StatisticsCasesTests wrote with SciPy's and NumPy's."""

import json
import math
import sys

import numpy
from scipy import stats


def signed_rank_tails(values):
    """P(W >= w) and P(W <= w), by convolving one two-point distribution per rank."""
    used = numpy.array([value for value in values if value != 0])
    if len(used) == 0:
        return 1.0, 1.0
    ranks = numpy.rint(2 * stats.rankdata(numpy.abs(used))).astype(int)
    distribution = numpy.array([1.0])
    for rank in ranks:
        step = numpy.zeros(rank + 1)
        step[0] = step[rank] = 0.5
        distribution = numpy.convolve(distribution, step)
    observed = ranks[used > 0].sum()
    return distribution[observed:].sum(), distribution[: observed + 1].sum()


def holm(p):
    """The largest (m - j) p_(j) up to each rank (Holm's adjusted p-values)."""
    order = numpy.argsort(p, kind="stable")
    raised = numpy.minimum(1, numpy.array(p)[order] * numpy.arange(len(p), 0, -1))
    result = numpy.empty(len(p))
    result[order] = numpy.maximum.accumulate(raised)
    return result


def walsh(values):
    first, second = numpy.triu_indices(len(values))
    values = numpy.asarray(values)
    return (values[first] + values[second]) / 2


compared = 0


def check(name, ours, theirs, tolerance=1e-9):
    global compared
    compared += 1
    if not numpy.allclose(ours, theirs, rtol=tolerance, atol=1e-12):
        sys.exit(f"check-statistics: {name} is {ours}; SciPy: {theirs}")


def unpaired(number, case):
    """Checks rank-sum test, Hodges-Lehmann shift and Welch's test of two independent samples."""
    global counted_sums, enumerated_sums
    first, second = numpy.array(case["values"]), numpy.array(case["others"])
    m, n = len(first), len(second)
    alternatives = ["greater", "less"]
    if m + n > 60:
        # With the continuity correction as here; the p values are one-sided.
        theirs = [
            stats.mannwhitneyu(second, first, alternative=a, method="asymptotic").pvalue for a in alternatives
        ]
        check(f"case {number}: rank sum", case["rankSum"], theirs, 1e-7)
    elif len(set(first) | set(second)) == m + n:
        counted_sums += 1
        theirs = [stats.mannwhitneyu(second, first, alternative=a, method="exact").pvalue for a in alternatives]
        check(f"case {number}: rank sum", case["rankSum"], theirs)
    elif min(m, n) > 1 and math.comb(m + n, n) < 20_000:
        enumerated_sums += 1
        every_choice = stats.PermutationMethod(n_resamples=numpy.inf)
        theirs = [
            stats.mannwhitneyu(second, first, alternative=a, method=every_choice).pvalue for a in alternatives
        ]
        check(f"case {number}: rank sum with ties", case["rankSum"], theirs)
    differences = numpy.sort(numpy.subtract.outer(second, first).ravel())
    check(f"case {number}: Hodges-Lehmann shift", case["shift"], numpy.median(differences))
    if case["shiftInterval"] and m + n <= 60:
        # The number of differences that may be on the wrong side: P(U <= c) <= 2.5 %, without ties.
        c = -1
        while stats.mannwhitneyu(
            *rank_samples(m, n, c + 1), alternative="less", method="exact"
        ).pvalue <= 0.025:
            c += 1
        check(f"case {number}: shift interval", case["shiftInterval"], [differences[c], differences[-1 - c]])
    if case["welch"] and (numpy.ptp(first) > 0 or numpy.ptp(second) > 0):
        test = stats.ttest_ind(second, first, equal_var=False)
        less = stats.ttest_ind(second, first, equal_var=False, alternative="less").pvalue
        interval = test.confidence_interval(0.95)
        theirs = [1 - less, less, test.df, interval.low, interval.high]
        check(f"case {number}: Welch", case["welch"], theirs, 1e-7)


def rank_samples(m, n, u):
    """Samples of m and n values, of which u pairs have the value of the second below the first's."""
    first = list(numpy.arange(m) * 1000.0)
    full, rest = divmod(u, m)
    # Each value of the second sample is above all, below none or below some values of the first.
    second = [-1.0 - k for k in range(n)]
    for k in range(full):
        second[k] = 1e6 + k
    if rest:
        second[full] = first[rest - 1] + 1
    return second, first


counted_sums = enumerated_sums = 0
cases = json.load(open(sys.argv[1]))
untied = tied = intervals = many = counted = 0
for number, case in enumerate(cases):
    values = case["values"]
    used = [value for value in values if value != 0]
    if len(used) > 100:
        # Beyond the exact distribution: the normal approximation, with corrections.
        many += 1
        normal = {"correction": True, "method": "asymptotic"}
        greater = stats.wilcoxon(used, alternative="greater", **normal).pvalue
        less = stats.wilcoxon(used, alternative="less", **normal).pvalue
    else:
        greater, less = signed_rank_tails(values)
    check(f"case {number}: p greater", case["pGreater"], greater)
    check(f"case {number}: p less", case["pLess"], less)
    check(f"case {number}: p two-sided", case["pTwoSided"], min(1, 2 * min(greater, less)))
    if 0 < len(used) <= 100 and len(set(numpy.abs(used))) == len(used):
        untied += 1
        for alternative, ours in [("greater", "pGreater"), ("less", "pLess"), ("two-sided", "pTwoSided")]:
            theirs = stats.wilcoxon(used, alternative=alternative, method="exact").pvalue
            check(f"case {number}: Wilcoxon {alternative}", case[ours], theirs)
    elif 1 < len(used) <= 12:
        tied += 1
        every_sign = stats.PermutationMethod(n_resamples=numpy.inf)
        theirs = stats.wilcoxon(used, alternative="greater", method=every_sign).pvalue
        check(f"case {number}: Wilcoxon with ties", case["pGreater"], theirs)
    check(f"case {number}: Hodges-Lehmann", case["pseudomedian"], numpy.median(walsh(values)))
    percents = case["percents"][: len(case["percentiles"])]
    check(f"case {number}: percentiles", case["percentiles"], numpy.percentile(values, percents))
    check(f"case {number}: Holm", case["holm"], holm(case["percents"][len(percents) :]))
    share = stats.binomtest(case["successes"], case["trials"]).proportion_ci(0.95, "exact")
    check(f"case {number}: Clopper-Pearson", [case["shareLow"], case["shareHigh"]], list(share), 1e-7)
    p = case["percents"][len(case["percentiles"]) :]
    check(f"case {number}: Benjamini-Hochberg", case["discovery"], stats.false_discovery_control(p))
    if case["geometric"]:
        error = stats.sem(values)
        mean = numpy.mean(values)
        low, high = stats.t.interval(0.95, len(values) - 1, mean, error) if error > 0 else (mean, mean)
        bound = mean - stats.t.ppf(0.9, len(values) - 1) * error
        check(f"case {number}: geometric mean", case["geometric"], numpy.exp([mean, low, high, bound]), 1e-7)
    unpaired(number, case)
    if "low" in case and len(values) > 100:
        counted += 1
        n = len(values)
        pairs = numpy.sort(walsh(values))
        deviation = numpy.sqrt(n * (n + 1) * (2 * n + 1) / 24)
        rank = int(n * (n + 1) / 4 - stats.norm.ppf(0.975) * deviation)
        check(f"case {number}: interval", [case["low"], case["high"]], [pairs[rank - 1], pairs[-rank]])
    elif "low" in case:
        # With another random generator the ends agree within the scatter of resampling.
        intervals += 1
        n = len(values)
        draws = numpy.random.default_rng(number).integers(0, n, (4000, n))
        first, second = numpy.triu_indices(n)
        resampled = numpy.asarray(values)[draws]
        medians = numpy.median((resampled[:, first] + resampled[:, second]) / 2, axis=1)
        tail = stats.norm.cdf(-stats.t.ppf(0.975, n - 1) * numpy.sqrt(n / (n - 1)))
        for end, share in [("low", tail), ("high", 1 - tail)]:
            # Four standard errors of the share, from the draws of both sides.
            error = 4 * numpy.sqrt(share * (1 - share) * (1 / 4000 + 1 / 10000))
            near = numpy.quantile(medians, numpy.clip([share - error, share + error], 0, 1))
            compared += 1
            # Near the extremes there are too few resamples to bound the end.
            slack = numpy.ptp(medians) * (0.02 if 0 < share - error and share + error < 1 else 0.25)
            if not near[0] - slack <= case[end] <= near[1] + slack:
                sys.exit(f"check-statistics: case {number}: the {end} end {case[end]} is not in {near}")

if min(untied, tied, intervals, many, counted, counted_sums, enumerated_sums) == 0:
    sys.exit("check-statistics: the cases lack ties, long samples or intervals")
print(
    f"check-statistics: {compared} values of {len(cases)} cases agree with SciPy"
    f" ({untied} without ties, {tied} with, {intervals + counted} intervals,"
    f" {many} long)"
)
