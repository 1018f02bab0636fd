import { useState } from "react";
import { useLocation } from "react-router";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import { focusName, ownName } from "#documents/parts/wallet/walletWords.ts";
import { writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import { addressNow } from "#ui/address/addressNow.ts";
import { NamingDialog } from "#ui/form/NamingDialog.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { viewPath } from "#ui/savedViews/viewPath.ts";
import { addToast } from "#ui/toast/toast.ts";
import { LONGEST_NOTE, LONGEST_SCENARIO_NAME } from "../../contract/scenarios.ts";
import { keepScenario } from "./changeScenarios.ts";

interface SaveDialogProps {
  readonly asked: ShareSpending;
  readonly onClose: () => void;
}

const LONGEST = { name: LONGEST_SCENARIO_NAME, note: LONGEST_NOTE };

/** Gives what is shown a name and a note. */
export default function SaveDialog({ asked, onClose }: SaveDialogProps) {
  const { spending, question } = asked;
  const { words, revision } = spending;
  const { text, formats } = words;
  const { pathname } = useLocation();
  const [shared, setShared] = useState(false);

  const save = async (name: string, note: string) => {
    // What was typed last stands in the address before the figures follow.
    const path = scenarioPath(asked, { pathname, search: addressNow() });
    const kept = await keepScenario({ name, note, path, revision: revision.id, shared });
    if (kept) addToast((say) => say("scenarios.saved", { name }), { type: "success" });
    return kept;
  };

  return (
    <NamingDialog
      title={text("scenarios.saveTitle")}
      words={{
        name: text("scenarios.name"),
        note: text("scenarios.note"),
        save: text("scenarios.save"),
        cancel: text("scenarios.cancel"),
      }}
      longest={LONGEST}
      proposed={text("scenarios.proposed", {
        own: ownName(asked, words),
        focus: focusName(question.focus, spending.market.id, words),
        year: formats.year(spending.view.year),
      })}
      lead={text("scenarios.saveHow")}
      onSave={save}
      onClose={onClose}
    >
      <Toggle label={text("scenarios.share")} checked={shared} onChange={setShared} />
    </NamingDialog>
  );
}

/** The address of what is shown with everything spelled out, so that it means the same for a colleague whose usual choices differ. */
function scenarioPath(
  { spending, question }: ShareSpending,
  place: { readonly pathname: string; readonly search: URLSearchParams },
): string {
  const search = new URLSearchParams(place.search);
  search.set("market", spending.market.id);
  search.set("year", String(spending.view.year));
  search.set("medium", question.medium);
  search.set("focus", writeFocus(question.focus));
  search.set("benchmark", writeBenchmark(question.benchmark));
  return viewPath({ pathname: place.pathname, search: String(search) });
}
