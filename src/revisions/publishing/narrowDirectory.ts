import { narrowLoadedRevision } from "./narrowLoadedRevision.ts";
import type { LoadedRevisions } from "./loadedRevisions.ts";

/** The same revisions with nothing in them but some verticals; all of them is the directory itself. */
export function narrowDirectory(directory: LoadedRevisions, verticals: readonly string[] | "all"): LoadedRevisions {
  if (verticals === "all") return directory;
  return {
    ...directory,
    current: () => narrowLoadedRevision(directory.current(), verticals),
    held: (id) => {
      const loadedRevision = directory.held(id);
      return loadedRevision && narrowLoadedRevision(loadedRevision, verticals);
    },
    byId: async (id) => narrowLoadedRevision(await directory.byId(id), verticals),
  };
}
