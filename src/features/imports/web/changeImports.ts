import { callApi, callFile } from "#ui/api/callApi.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import {
  changeImport,
  checkImport,
  correctImport,
  describeImport,
  discardImport,
  joinImport,
  refusedRows,
  restoreImport,
  stopImport,
} from "../contract.ts";
import type { Upload, UploadChoices, UploadCorrection, UploadStep } from "../contract/uploadSchemas.ts";
import { importQuery } from "./importQueries.ts";

type Said = Partial<Pick<UploadChoices, "layout" | "columns" | "meanings" | "replace" | "coverage">> & {
  step?: UploadStep;
};

/** Says how a file is read. */
export const say = ({ id, version }: Upload, said: Said): Promise<Upload | null> =>
  change(id, () => callApi(changeImport, { params: { upload: id }, body: { version, ...said } }));

/** Looks at a file, in another way if that is said. */
export const look = (
  { id, version }: Pick<Upload, "id" | "version">,
  said: Partial<Pick<UploadChoices, "sheet" | "encoding" | "decimalComma">> = {},
): Promise<Upload | null> =>
  change(id, () => callApi(describeImport, { params: { upload: id }, body: { version, ...said } }));

export const check = ({ id, version }: Upload): Promise<Upload | null> =>
  change(id, () => callApi(checkImport, { params: { upload: id }, body: { version } }));

export const join = ({ id, version }: Upload): Promise<Upload | null> =>
  change(id, () => callApi(joinImport, { params: { upload: id }, body: { version } }));

export const stop = ({ id }: Upload): Promise<Upload | null> =>
  change(id, () => callApi(stopImport, { params: { upload: id } }));

export interface Corrected extends UploadCorrection {
  readonly before: string | null;
}

export const correct = (
  { id, version }: Upload,
  set: readonly Corrected[],
  remove: readonly Pick<UploadCorrection, "line" | "column">[] = [],
): Promise<Upload | null> =>
  change(id, () =>
    callApi(correctImport, { params: { upload: id }, body: { version, set: [...set], remove: [...remove] } }),
  );

/** Discards a file at once and offers to undo it. */
export async function discard({ id, fileName }: Pick<Upload, "id" | "fileName">): Promise<boolean> {
  const done = await change(id, () => callApi(discardImport, { params: { upload: id } }));
  if (done)
    addToast((text) => text("imports.discarded", { name: fileName }), {
      toastId: `discarded-import-${id}`,
      action: { label: (text) => text("lists.undo"), run: () => void restore({ id, fileName }) },
    });
  return done !== null;
}

/** Brings a discarded file back. */
export async function restore({ id, fileName }: Pick<Upload, "id" | "fileName">): Promise<void> {
  const done = await change(id, () => callApi(restoreImport, { params: { upload: id } }));
  if (done) addToast((text) => text("imports.restored", { name: fileName }), { type: "success" });
}

/** Saves the rows that the last check refused. */
export async function saveRefused({ id, fileName }: Upload): Promise<void> {
  try {
    const file = await callFile(refusedRows, { params: { upload: id } });
    saveFile(`${fileName.replace(/\.\w+(\.gz)?$/, "")}-refused.csv`, "text/csv", file);
  } catch (reason) {
    toastProblem(reason);
  }
}

/** Makes a change and shows what came of it; null where it was not made. Who was late sees what the other has done. */
async function change(id: string, call: () => Promise<Upload>): Promise<Upload | null> {
  const { queryKey } = importQuery(id);
  try {
    const after = await call();
    // An answer that is still on its way tells of before.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, after);
    void queryClient.invalidateQueries({ queryKey: ["imports", "list"] });
    void queryClient.invalidateQueries({ queryKey: ["jobs"] });
    return after;
  } catch (reason) {
    if (reason instanceof ApiProblem && reason.code === "conflict")
      addToast((text) => text("imports.changedElsewhere"), { toastId: "import-conflict" });
    else toastProblem(reason);
    await queryClient.invalidateQueries({ queryKey });
    return null;
  }
}
