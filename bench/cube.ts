import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { balanceCube } from "#forecast/cube/balanceCube.ts";
import type { CubeProblem, MarginKind } from "#forecast/cube/cubeProblem.ts";
import { givenCube } from "#forecast/cube/givenCube.ts";
import { roundCube } from "#forecast/cube/roundCube.ts";
import { buildForecast } from "#forecast/forecast.ts";
import { givenInput } from "#forecast/givenInput.ts";
import { type BenchRow, median } from "./row.ts";

const SHAPE = { markets: 210, subVerticals: 96, media: 16 };
const TOLERANCE = 1e-6;
const RUNS = 80;
const IPFN_RUNS = 20;

const CASES: readonly [what: string, kinds: readonly MarginKind[]][] = [
  ["one-way margins", ["market", "subVertical", "medium"]],
  ["market × medium, sub-vertical × medium", ["marketMedium", "subVerticalMedium"]],
  ["all three two-way margins", ["marketMedium", "subVerticalMedium", "marketSubVertical"]],
];

/** Balancing a year as one cube against a NumPy loop of the same sweeps, in turn; rounding it; a forecast around constraints. */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const [what, kinds] of CASES) rows.push(...(await against(what, givenCube(SHAPE, kinds, { seed: 7 }).problem)));
  return [...rows, ...(await againstIpfn()), ...rounding(), ...constrained(), whole()];
}

async function against(what: string, problem: CubeProblem): Promise<BenchRow[]> {
  const name = `balance a year as a cube, ${what}`;
  const numpy = await startNumpy(problem);
  try {
    const own: Taken = { ms: [], cpu: [] };
    const theirs: Taken = { ms: [], cpu: [] };
    let sweeps = { own: 0, theirs: 0 };
    for (let run = -20; run < RUNS; run++) {
      const began = performance.now();
      const cpuBefore = process.cpuUsage();
      const { iterations } = balanceCube(problem, { tolerance: TOLERANCE });
      const ms = performance.now() - began;
      const { user, system } = process.cpuUsage(cpuBefore);
      const reference = await numpy?.run();
      if (run < 0) continue; // warming up
      own.ms.push(ms);
      own.cpu.push((user + system) / 1000);
      if (reference) {
        theirs.ms.push(reference.ms);
        theirs.cpu.push(reference.cpu);
      }
      sweeps = { own: iterations, theirs: reference?.sweeps ?? 0 };
    }
    const note = `best of ${RUNS}, ${middles(own)}; ${sweeps.own} sweeps`;
    const row: BenchRow = { name, value: best(own.ms), unit: "ms", note };
    if (!numpy) return [{ ...row, note: `${row.note}; comparison skipped: python3 with numpy is not here` }];
    const reference = `NumPy ${best(theirs.ms)} ms, ${middles(theirs)}; ${sweeps.theirs} sweeps`;
    const ratio = rounded(median(own.cpu) / median(theirs.cpu));
    return [
      row,
      {
        name: "the same against NumPy, processor time",
        value: ratio,
        unit: "×",
        goal: { atMost: 1.5 },
        note: reference,
      },
    ];
  } finally {
    await numpy?.stop();
  }
}

function rounding(): BenchRow[] {
  return CASES.slice(1).map(([what, kinds]) => {
    const { problem } = givenCube(SHAPE, kinds, { seed: 7 });
    const exact = balanceCube(problem, { tolerance: 1e-10 }).table;
    let furthest = 0;
    const ms = medianOf(3, () => (furthest = roundCube(problem, exact).furthest));
    return {
      name: `round it to whole dollars, ${what}`,
      value: ms,
      unit: "ms",
      note: `furthest ${furthest.toFixed(2)} dollars off`,
    };
  });
}

function constrained(): BenchRow[] {
  const input = givenInput();
  const constraints = [
    { markets: ["tv-510", "tv-520"], subVerticals: ["casinos"], rule: "zero" as const, dollars: 0 },
    { subVerticals: ["hotels"], media: ["mobile", "pcLaptop"], rule: "atLeast" as const, dollars: 900_000_000 },
    {
      markets: ["tv-500", "tv-501"],
      subVerticals: ["carMakers", "hotels"],
      rule: "atLeast" as const,
      dollars: 100_000_000,
    },
  ];
  const plain = medianOf(3, () => buildForecast(input));
  const around = medianOf(3, () => buildForecast({ ...input, constraints }));
  const note = `without them ${plain} ms`;
  return [
    {
      name: "forecast of 13 years around constraints on all media",
      value: around,
      unit: "ms",
      goal: { atMost: 2500 },
      note,
    },
  ];
}

/** By run: time on the clock and of the processor, milliseconds. A busy machine lengthens the first alone. */
interface Taken {
  readonly ms: number[];
  readonly cpu: number[];
}

function middles({ ms, cpu }: Taken): string {
  return `middle one ${rounded(median(ms))} ms, of the processor ${rounded(median(cpu))} ms`;
}

/** How many times as fast as the Python package `ipfn`, where that is installed. */
async function againstIpfn(): Promise<BenchRow[]> {
  const name = "balance a year as a cube, all three two-way margins, faster than the package ipfn";
  if (spawnSync("python3", ["-c", "import ipfn"]).status !== 0) {
    console.log(`     ${name}: not installed`);
    return [];
  }
  const { problem } = givenCube(SHAPE, CASES[2]![1], { seed: 7 });
  const ipfn = await startNumpy(problem, "ipfn");
  try {
    await ipfn?.run();
    const { cpu = Number.NaN } = (await ipfn?.run()) ?? {};
    const before = process.cpuUsage();
    for (let run = 0; run < IPFN_RUNS; run++) balanceCube(problem, { tolerance: TOLERANCE });
    const { user, system } = process.cpuUsage(before);
    const own = (user + system) / 1000 / IPFN_RUNS;
    return [{ name, value: rounded(cpu / own), unit: "×", goal: { atLeast: 20 }, note: `ipfn ${rounded(cpu)} ms` }];
  } finally {
    await ipfn?.stop();
  }
}

/** A fresh process, so that memory is that of this work alone. */
function whole(): BenchRow {
  const made = spawnSync(process.execPath, [fileURLToPath(new URL("wholeCube.ts", import.meta.url))], {
    encoding: "utf8",
  });
  const { ms, cpu, megabytes } = JSON.parse(made.stdout) as Record<"ms" | "cpu" | "megabytes", number>;
  return {
    name: "13 years of 210 × 96 × 16 with projection, bands, rounding and provenance, once, cold",
    value: rounded(ms),
    unit: "ms",
    goal: { atMost: 2500 },
    note: `of the processor ${rounded(cpu)} ms; ${rounded(megabytes)} MB at most (600 allowed)`,
  };
}

interface Numpy {
  run(): Promise<{ readonly ms: number; readonly cpu: number; readonly sweeps: number }>;
  stop(): Promise<void>;
}

/** Null where python3 or numpy is missing. */
async function startNumpy({ seeds, margins }: CubeProblem, by: "numpy" | "ipfn" = "numpy"): Promise<Numpy | null> {
  if (spawnSync("python3", ["-c", "import numpy"]).status !== 0) return null;
  const folder = await mkdtemp(join(tmpdir(), "spotmarket-cube-"));
  const save = async (name: string, values: Float64Array) => {
    await writeFile(join(folder, name), values);
    return join(folder, name);
  };
  const files: Record<string, string> = {};
  for (const [kind, values] of Object.entries(margins)) if (values) files[kind] = await save(kind, values);
  const python = spawn("python3", [fileURLToPath(new URL("cubeReference.py", import.meta.url))], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const { media, markets, subVerticals } = SHAPE;
  const problem = { shape: [media, markets, subVerticals], seeds: await save("seeds", seeds), margins: files };
  python.stdin.write(`${JSON.stringify({ ...problem, tolerance: TOLERANCE, by })}\n`);
  return {
    async run() {
      python.stdin.write("run\n");
      const { ms, cpu, sweeps } = JSON.parse(String((await lines.next()).value)) as Record<
        "ms" | "cpu" | "sweeps",
        number
      >;
      return { ms, cpu, sweeps };
    },
    async stop() {
      python.stdin.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function medianOf(runs: number, work: () => void): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return rounded(median(times));
}

/** The shortest, since a busy machine only ever lengthens a run, and two processes not alike. */
function best(times: readonly number[]): number {
  return rounded(Math.min(...times));
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

if (import.meta.main) console.table(await bench());
