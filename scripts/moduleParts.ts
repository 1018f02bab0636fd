import { dirname, join } from "node:path";

/** What the bundler knows of the modules of the browser app. */
export interface ModuleGraph {
  getModuleInfo(id: string): { readonly code: string | null; readonly importedIds: readonly string[] } | null;
}

/** A part of the build is what some modules need, in so far as no part before it has it. */
export interface Part {
  readonly name: string;
  readonly of: readonly string[];
  /** How many of these modules must need another for it to belong here: 1, or 2 for what they share. */
  readonly sharedBy: number;
  /** Whether it is these modules and no others. */
  readonly alone?: true;
}

/** The part of each module that belongs to one; the first part that claims it has it. */
export function partOfEachModule(parts: readonly Part[], graph: ModuleGraph): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, of, sharedBy, alone } of parts) {
    const count = new Map<string, number>();
    for (const id of of)
      for (const needed of alone ? [id] : closure(id, graph))
        if (!found.has(needed)) count.set(needed, (count.get(needed) ?? 0) + 1);
    for (const [id, times] of count) if (times >= sharedBy) found.set(id, name);
  }
  return found;
}

/** A module and everything that it loads with itself. */
function closure(id: string, graph: ModuleGraph, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const needed of neededBy(id, graph)) closure(needed, graph, seen);
  return seen;
}

/** What a module imports: of a library's list of everything only the modules of the names that it asks for. */
function neededBy(id: string, graph: ModuleGraph): string[] {
  const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
  return importedIds.flatMap((imported) => {
    const listed = LISTS.find(({ path }) => imported.includes(path));
    if (!listed) return [imported];
    const modules = modulesByName(imported, graph);
    return namesImported(code ?? "", listed.library).flatMap((name) => modules.get(name) ?? []);
  });
}

/** Libraries whose one entry names everything they have. */
const LISTS = [
  { library: "@mantine/core", path: "/node_modules/@mantine/core/esm/index.mjs" },
  { library: "@mantine/hooks", path: "/node_modules/@mantine/hooks/esm/index.mjs" },
  { library: "@tabler/icons-react", path: "/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs" },
];

const lists = new Map<string, ReadonlyMap<string, string>>();

function modulesByName(list: string, graph: ModuleGraph): ReadonlyMap<string, string> {
  const known = lists.get(list);
  if (known) return known;
  const code = graph.getModuleInfo(list)?.code ?? "";
  const modules = new Map<string, string>();
  for (const [, names = "", path = ""] of code.matchAll(/(?:import|export)\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g))
    for (const [, outside] of pairsOf(names)) modules.set(outside, join(dirname(list), path));
  lists.set(list, modules);
  return modules;
}

function namesImported(code: string, library: string): string[] {
  return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from]) => from === library)
    .flatMap(([, names = ""]) => pairsOf(names).map(([inside]) => inside));
}

/** `a as b, c` as [a, b] and [c, c]. */
function pairsOf(names: string): [string, string][] {
  return names
    .split(",")
    .map((name) => name.trim().split(/\s+as\s+/))
    .flatMap(([first = "", last = first]) => (first === "" ? [] : [[first, last] as [string, string]]));
}
