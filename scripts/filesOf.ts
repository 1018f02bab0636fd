import type { Rolldown } from "vite";

/** The files of the built app that hold these modules of its source, and of everything that they need at once. */
export function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const output = bundle[file];
    if (files.has(file) || output?.type !== "chunk") return;
    files.add(file);
    for (const style of output.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of output.imports) add(next);
  };
  for (const output of Object.values(bundle))
    if (output.type === "chunk" && modules.some((module) => holds(output, module))) add(output.fileName);
  return files;
}

const holds = ({ moduleIds }: Rolldown.OutputChunk, module: string) => moduleIds.some((id) => id.endsWith(module));
