"""Tests of ratios.py: python3 -m unittest discover -s tests/bench"""

import contextlib
import io
import json
import os
import pathlib
import tempfile
import unittest

import operator_peers
import ratios
from claims import Claim


def row(claim, **series):
    return ratios.Row(claim, {key.replace("__", "/"): value
                              for key, value in series.items()})


class Verdicts(unittest.TestCase):
    def setUp(self):
        self.claim = Claim("object", "select", 0.2, peers=("slow", "fast"))

    def test_the_fastest_peer_counts(self):
        got = row(self.claim, object__select__tensorplay__t1=[10, 10, 10],
                  object__select__slow__t1=[900, 900, 900],
                  object__select__fast__t1=[40, 40, 40])
        self.assertEqual(got.peer, "fast")
        self.assertEqual(got.figure, 0.25)
        self.assertEqual(got.verdict, "MISSED")

    def test_ratios_are_taken_within_a_round(self):
        # The medians alone would give 30 / 300.
        got = row(self.claim, object__select__tensorplay__t1=[10, 30, 90],
                  object__select__fast__t1=[100, 300, 300])
        self.assertAlmostEqual(got.figure, 0.1)
        got = row(self.claim, object__select__tensorplay__t1=[30, 30, 30],
                  object__select__fast__t1=[300, 100, 100])
        self.assertAlmostEqual(got.figure, 0.3)

    def test_a_round_that_one_side_lacks_is_left_out(self):
        got = row(self.claim, object__select__tensorplay__t1=[10, None, 10],
                  object__select__fast__t1=[100, 1, None])
        self.assertAlmostEqual(got.figure, 0.1)
        self.assertEqual(got.verdict, "pass")

    def test_nothing_is_asked_for_beyond_the_floor(self):
        for floor, verdict in ((10, "at the floor"), (9, "MISSED")):
            got = row(self.claim, object__select__tensorplay__t1=[10, 10, 10],
                      object__select__fast__t1=[40, 40, 40],
                      object__select__limit__t1=[floor] * 3)
            self.assertEqual(got.verdict, verdict)

    def test_the_floor_is_the_faster_of_two_loops(self):
        for plain, verdict in ((12, "at the floor"), (9, "MISSED")):
            got = row(self.claim, object__select__tensorplay__t1=[10, 10, 10],
                      object__select__fast__t1=[40, 40, 40],
                      **{"object__select__limit__t1": [10] * 3,
                         "object__select__plain limit__t1": [plain] * 3})
            self.assertEqual(got.verdict, verdict)
            self.assertEqual(got.floor, min(plain, 10))

    def test_without_the_peer_nothing_passes(self):
        got = row(self.claim, object__select__tensorplay__t1=[1, 1, 1])
        self.assertEqual(got.verdict, "not measured")

    def test_inverse_bounds_from_below(self):
        claim = Claim("object", "view", 20, peers=("tensorplay",),
                      other="clone", how="inverse")
        for clone, verdict in ((1999, "MISSED"), (2000, "pass")):
            got = row(claim, object__view__tensorplay__t1=[100],
                      object__clone__tensorplay__t1=[clone])
            self.assertEqual(got.verdict, verdict)

    def test_times_and_differences(self):
        time = Claim("object", "view", 1000, how="time")
        self.assertEqual(
            row(time, object__view__tensorplay__t1=[1001]).verdict, "MISSED")
        more = Claim("load", "threads", 0, peers=("empty",), how="more")
        for threads, verdict in ((1, "pass"), (2, "MISSED")):
            got = row(more, load__threads__tensorplay__t1=[threads],
                      load__threads__empty__t1=[1])
            self.assertEqual(got.verdict, verdict)


class Operators(unittest.TestCase):
    def test_a_row_tells_the_ratio_or_why_there_is_none(self):
        claim = Claim("operators", "add", None, peers=("libtorch",))
        series = {"operators/add/tensorplay/t1": [10, 30],
                  "operators/add/libtorch/t1": [40, 60]}
        self.assertEqual(ratios.operator_cells(claim, "", series),
                         ["add", "20.0 ns", "50.0 ns", "0.375"])
        del series["operators/add/libtorch/t1"]
        self.assertEqual(ratios.operator_cells(claim, "none", series),
                         ["add", "20.0 ns", "-", "none"])
        self.assertEqual(ratios.operator_cells(claim, "", {}),
                         ["add", "-", "-", "-"])

    def test_every_row_of_the_peers_is_read(self):
        text = operator_peers.TABLE.read_text()
        rows = text[text.index("kOperatorPeers[] = {"):].count('{"')
        self.assertEqual(len(ratios.OPERATORS), rows)
        self.assertGreater(rows, 100)


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        raw = self.folder / "raw"
        raw.mkdir()
        for number, ns in ((1, 30), (2, 20), (10, 10)):
            rows = [{"name": "object/select/tensorplay/t1", "cpu_time": ns,
                     "time_unit": "us"},
                    {"name": "object/select/libtorch/t1", "cpu_time": 6e6,
                     "time_unit": "ns", "per": 2},
                    {"name": "alloc/hand-over 64 B/mimalloc/t2/iterations:40/real_time",
                     "p10": 5, "p50": 9}]
            data = {"context": {"host_name": "secret-host", "load_avg": [ns],
                                "executable": "/secret/path"},
                    "benchmarks": rows}
            (raw / f"object.{number}.json").write_text(json.dumps(data))
        self.result = self.folder / "result.json"
        ratios.collect(raw, self.result)

    def test_collect_orders_rounds_and_converts(self):
        series = json.loads(self.result.read_text())["series"]
        gap = [None] * 7
        self.assertEqual(series["object/select/tensorplay/t1"],
                         [30e3, 20e3, *gap, 10e3])
        self.assertEqual(series["object/select/libtorch/t1"][0], 3e6)
        self.assertEqual(series["alloc/hand-over 64 B/mimalloc/t2/p10"][0], 5)

    def test_collect_keeps_no_name_of_the_machine(self):
        text = self.result.read_text()
        self.assertNotIn("secret", text)
        self.assertNotIn(os.uname().nodename, text)

    def test_an_update_keeps_other_cases(self):
        for old in (self.folder / "raw").iterdir():
            old.unlink()
        rows = [{"name": "load/threads/tensorplay/t1", "value": 1},
                {"name": "object/select/libtorch/t1", "value": 7}]
        (self.folder / "raw" / "load.1.json").write_text(
            json.dumps({"benchmarks": rows}))
        ratios.update(self.folder / "raw", self.result)
        result = json.loads(self.result.read_text())
        self.assertEqual(result["rounds"], 10)
        self.assertEqual(result["load"], [10, 30])
        self.assertEqual(result["series"]["load/threads/tensorplay/t1"], [1])
        self.assertEqual(result["series"]["object/select/libtorch/t1"], [7])
        self.assertEqual(
            result["series"]["object/select/tensorplay/t1"][0], 30e3)

    def test_an_update_stays_on_its_machine(self):
        other = json.loads(self.result.read_text())
        other["machine"] = "another"
        ratios.save(other, self.result)
        with self.assertRaises(SystemExit):
            ratios.update(self.folder / "raw", self.result)
        self.assertEqual(json.loads(self.result.read_text()), other)

    def test_check_finds_a_page_that_is_not_the_result_s(self):
        page = self.folder / "page.md"
        page.write_text(f"before\n{ratios.BEGIN}\n{ratios.END}\nafter\n")
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertEqual(ratios.check(self.result, page), 1)
            ratios.write(self.result, page)
            self.assertEqual(ratios.check(self.result, page), 0)
        self.assertTrue(page.read_text().startswith("before\n"))
        self.assertTrue(page.read_text().endswith("\nafter\n"))


if __name__ == "__main__":
    unittest.main()
