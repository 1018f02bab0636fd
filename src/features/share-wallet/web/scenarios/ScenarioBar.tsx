import { useQuery } from "@tanstack/react-query";
import { IconBookmarkPlus, IconColumns3 } from "@tabler/icons-react";
import { lazy, memo, Suspense, useState } from "react";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import type { ShareSpending } from "#documents/parts/wallet/shareSpending.ts";
import style from "./ScenarioBar.module.css";
import { scenariosQuery } from "./scenariosQuery.ts";

// Saving and comparing are rare, and their part of the script waits until it is wanted.
const SaveDialog = lazy(() => import("./SaveDialog.tsx"));
const ScenariosDialog = lazy(() => import("./ScenariosDialog.tsx"));

/** Saves what is shown as a scenario, and leads to all of them. Nothing for whoever looks as somebody else. */
export const ScenarioBar = memo(function ScenarioBar({ asked }: { readonly asked: ShareSpending }) {
  const { text, formats } = asked.spending.words;
  const { data: scenarios = [] } = useQuery(scenariosQuery());
  const [open, setOpen] = useState<"save" | "list" | null>(null);
  if (viewAsGrant()) return null;
  const close = () => setOpen(null);
  return (
    <div className={style["bar"]}>
      <ActionButton onClick={() => setOpen("save")}>
        <IconBookmarkPlus size={16} stroke={1.6} aria-hidden="true" />
        {text("scenarios.save")}
      </ActionButton>
      <ActionButton onClick={() => setOpen("list")}>
        <IconColumns3 size={16} stroke={1.6} aria-hidden="true" />
        {scenarios.length > 0
          ? text("scenarios.openCount", { count: scenarios.length, number: formats.count(scenarios.length) })
          : text("scenarios.open")}
      </ActionButton>
      <Suspense>
        {open === "save" && <SaveDialog asked={asked} onClose={close} />}
        {open === "list" && <ScenariosDialog asked={asked} onClose={close} />}
      </Suspense>
    </div>
  );
});
