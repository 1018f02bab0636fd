import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { interFolder } from "../interLetters.ts";

/** The folder of the template is all that it can read. */
const HERE = import.meta.dirname;
const TEMPLATE = join(HERE, "report.typ");
const WEIGHTS = ["400Regular", "400Regular_Italic", "600SemiBold", "600SemiBold_Italic", "700Bold"];

/** Results are kept for so many documents: those of the template serve the next one, those of old documents go. */
const KEPT = 1;

/** Marked up for people who do not see the page (PDF/UA-1, ISO 14289). */
const ACCESSIBLE = "ua-1";

let shared: NodeCompiler | undefined;

export interface Pages {
  readonly bytes: Uint8Array;
  readonly count: number;
}

/** What the template is given: its data, and pictures by the name that the data calls them. */
export interface Setting {
  readonly content: object;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** ISO instant that the file bears as its date. */
  readonly madeAt: string;
}

/** Loads the typesetter and its fonts, which takes half a second, once in a thread. */
export function openTypesetter(): NodeCompiler {
  shared ??= NodeCompiler.create({
    workspace: HERE,
    fontArgs: [{ fontPaths: WEIGHTS.map(interFolder) }],
  });
  return shared;
}

/** Sets the pages of a document; with `wanted`, gives null rather than a file of more pages than that. */
export function typeset({ content, pictures, madeAt }: Setting, wanted?: number): Pages | null {
  const compiler = openTypesetter();
  const files = new Map<string, Uint8Array>([["document.json", Buffer.from(JSON.stringify(content))], ...pictures]);
  try {
    for (const [name, bytes] of files) compiler.mapShadow(join(HERE, name), Buffer.from(bytes));
    const outcome = compiler.compile({ mainFilePath: TEMPLATE });
    const { result } = outcome;
    if (!result) throw new Error(`The pages could not be set: ${reasons(compiler, outcome)}`);
    const count = result.numOfPages;
    if (wanted !== undefined && count > wanted) return null;
    const creationTimestamp = Math.floor(Date.parse(madeAt) / 1000);
    return { bytes: writeOut(compiler, result, creationTimestamp), count };
  } finally {
    for (const name of files.keys()) compiler.unmapShadow(join(HERE, name));
    compiler.evictCache(KEPT);
  }
}

type Compiled = NonNullable<ReturnType<NodeCompiler["compile"]>["result"]>;

/** A letter that no font of the machine has is no reason to refuse the file: it is tagged all the same. */
function writeOut(compiler: NodeCompiler, result: Compiled, creationTimestamp: number): Uint8Array {
  try {
    return compiler.pdf(result, { pdfStandard: ACCESSIBLE, creationTimestamp });
  } catch {
    return compiler.pdf(result, { creationTimestamp });
  }
}

function reasons(compiler: NodeCompiler, outcome: ReturnType<NodeCompiler["compile"]>): string {
  const error = outcome.takeError();
  return error ? JSON.stringify(compiler.fetchDiagnostics(error)).slice(0, 2000) : "no reason was given";
}
