import { narrowPublication } from "./narrowPublication.ts";
import type { PublicationDirectory } from "./publications.ts";

/** The same revisions with nothing in them but some verticals; all of them is the directory itself. */
export function narrowDirectory(
  directory: PublicationDirectory,
  verticals: readonly string[] | "all",
): PublicationDirectory {
  if (verticals === "all") return directory;
  return {
    ...directory,
    current: () => narrowPublication(directory.current(), verticals),
    held: (id) => {
      const publication = directory.held(id);
      return publication && narrowPublication(publication, verticals);
    },
    byId: async (id) => narrowPublication(await directory.byId(id), verticals),
  };
}
