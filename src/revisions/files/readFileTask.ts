import { describeFile } from "#revisions/ingest/describeFile.ts";
import { ProblemBook } from "#revisions/ingest/problemBook.ts";
import type { Progress } from "#revisions/ingest/progress.ts";
import { type FileReading, readFile } from "#revisions/ingest/readFile.ts";
import { readTable } from "#revisions/ingest/readers/readTable.ts";
import { openSource } from "#revisions/ingest/source.ts";
import { SpendTallier } from "#revisions/ingest/spendTally.ts";
import { geographyOf } from "../markets/geographyOf.ts";
import type { DescribeTask, FileAnswer, FileChecked, NameAsked, ReadTask } from "./fileTask.ts";
import { nearNames } from "./nearNames.ts";
import { type RefusedRows, refusedRows } from "./refusedRows.ts";

/** How the work is followed. */
export interface TaskEnds {
  readonly progress: (progress: Progress) => void;
  /** Takes a piece of COPY data, and waits until the next one is wanted. */
  readonly chunk: (chunk: Uint8Array) => Promise<void>;
}

/** Looks at a file and takes its fingerprint. */
export async function describe({ path, options }: DescribeTask): Promise<FileAnswer> {
  const described = await describeFile(path, options);
  const source = await openSource({ path });
  for await (const _ of source.bytes);
  return { described, sha256: source.sha256() ?? "" };
}

/** Reads a file to its end. */
export async function readAll(task: ReadTask, ends: TaskEnds): Promise<FileChecked> {
  const began = performance.now();
  const problems = new ProblemBook();
  const source = await openSource({ path: task.path });
  const tallier = task.kind === "check" && task.layout === "spend" ? new SpendTallier() : null;
  let refused: RefusedRows | null = null;
  const reading = await readFile(
    {
      ...task,
      geography: geographyOf(task.geography),
      reader: readTable,
      onProgress: ends.progress,
      onChecked: (batch) => refused?.add(batch, problems.takeReasons()),
    },
    source,
    task.importId,
    problems,
  );
  try {
    if (task.refusedPath && reading.layout && reading.header)
      refused = refusedRows(task.refusedPath, reading.header.names);
    for await (const chunk of reading.chunks()) {
      tallier?.add(chunk);
      if (task.kind === "stage") await ends.chunk(chunk);
      await refused?.settle();
    }
  } finally {
    await refused?.end();
    await reading.close();
    source.close();
  }
  const { problems: kept, ...report } = reading.report();
  return {
    report,
    problems: kept,
    byCode: problems.byCode,
    unknownNames: namesAsked(task, reading, problems),
    leftOut: reading.leftOut(),
    sha256: source.sha256(),
    tally: report.status === "accepted" ? (tallier?.tally ?? null) : null,
    further: task.kind === "stage" ? reading.further() : [],
    seconds: (performance.now() - began) / 1_000,
  };
}

function namesAsked({ geography }: ReadTask, { header }: FileReading, problems: ProblemBook): NameAsked[] {
  const keys = new Map([...(header?.positions ?? [])].map(([key, at]) => [header?.names[at] ?? "", key]));
  return problems.unknownNames.flatMap((name) => {
    const key = keys.get(name.column);
    return key === undefined ? [] : [{ ...name, key, near: nearNames(name, geography.markets) }];
  });
}
