import { type ContentHead, type ContentPiece, markPiece } from "#features/content/contract.ts";
import { callOrKeep, LATER } from "#ui/offline/unsent.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";

type Marks = ContentHead["marks"];

/** Marks a piece for the reader and answers whether it was kept; says why where it was not, unless it happened by itself. */
export async function changeMarks(
  { kind, key, id, marks: before, title }: Pick<ContentHead, "kind" | "key" | "id" | "marks" | "title">,
  change: Partial<Marks>,
  { quiet = false }: { readonly quiet?: boolean } = {},
): Promise<boolean> {
  try {
    const marks = await callOrKeep(markPiece, { params: { kind, key }, body: change }, { about: title });
    showMarks(id, marks === LATER ? { ...before, ...change } : marks);
    return true;
  } catch (reason) {
    if (!quiet) toastProblem(reason);
    return false;
  }
}

/** Every list and text at hand shows the marks, without being read again. */
function showMarks(id: string, marks: Marks): void {
  for (const list of ["pieces", "found"])
    queryClient.setQueriesData<ContentHead[]>({ queryKey: ["content", list] }, (items) =>
      items?.map((item) => (item.id === id ? { ...item, marks } : item)),
    );
  queryClient.setQueriesData<ContentPiece>({ queryKey: ["content", "piece"] }, (piece) =>
    piece?.id === id ? { ...piece, marks } : piece,
  );
}
