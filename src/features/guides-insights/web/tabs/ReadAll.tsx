import { IconChecks } from "@tabler/icons-react";
import { useState } from "react";
import { type ContentHead, markIssues } from "#features/content/contract.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { changeMarks } from "../changeMarks.ts";

interface ReadAllProps {
  readonly publication: ContentHead;
  /** All of its issues. */
  readonly issues: readonly ContentHead[];
}

/** Marks all issues of a publication as read; nothing where all are. */
export function ReadAll({ publication: { key, title }, issues }: ReadAllProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  if (issues.every(({ marks }) => marks.read)) return null;
  const readAll = async () => {
    setBusy(true);
    try {
      const { changed } = await callApi(markIssues, { params: { key }, body: { read: true } });
      const undone = issues.filter((issue) => changed.includes(issue.key));
      await queryClient.invalidateQueries({ queryKey: ["content"] });
      addToast((words) => words("guides.issue.readAll.done", { count: changed.length }), {
        type: "success",
        action: {
          label: (words) => words("guides.issue.readAll.undo"),
          run: () => undone.forEach((issue) => void changeMarks(issue, { read: false })),
        },
      });
    } catch (reason) {
      toastProblem(reason);
    }
    setBusy(false);
  };
  return (
    <QuietButton busy={busy} aria-label={text("guides.issue.readAll.of", { title })} onClick={() => void readAll()}>
      <IconChecks size={16} stroke={1.6} aria-hidden="true" />
      {text("guides.issue.readAll.all")}
    </QuietButton>
  );
}
