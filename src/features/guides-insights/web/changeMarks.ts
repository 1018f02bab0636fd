import { type ContentHead, type ContentPiece, markPiece } from "#features/content/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";

type Marks = ContentHead["marks"];

/** Marks a piece for the reader and answers whether it was kept; says why where it was not, unless it happened by itself. */
export async function changeMarks(
  { kind, key, id }: Pick<ContentHead, "kind" | "key" | "id">,
  change: Partial<Marks>,
  { quiet = false }: { readonly quiet?: boolean } = {},
): Promise<boolean> {
  try {
    const marks = await callApi(markPiece, { params: { kind, key }, body: change });
    showMarks(id, marks);
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
