import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { changeMarket } from "../contract.ts";
import type { EditedMarket } from "../contract/editingSchemas.ts";
import { rereadDraft } from "./editingQueries.ts";
import style from "./MarketEditing.module.css";
import { MarketFields } from "./MarketFields.tsx";
import { changeOf, type MarketDraft, marketDraft } from "./marketDraft.ts";

const CountyEditor = lazy(() => import("./CountyEditor.tsx").then(({ CountyEditor: Editor }) => ({ default: Editor })));

interface MarketDrawerProps {
  readonly market: EditedMarket;
  /** The list that it was read from. */
  readonly basis: string;
  /** The other markets of its kind. */
  readonly around: readonly EditedMarket[];
  readonly onClose: () => void;
}

/** One TV or radio market: what the open draft says of it, and its counties. */
export function MarketDrawer({ market, basis, around, onClose }: MarketDrawerProps) {
  const text = useText();
  const [draft, setDraft] = useState<MarketDraft>(() => marketDraft(market));
  const [drawing, draw] = useState(false);
  const change = changeOf(market, draft);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: typeof change) =>
      callApi(changeMarket, { params: { edited: market.id }, body: { basis, ...body } }),
    onSuccess: async () => {
      addToast(text("marketEditing.saved", { name: draft.name }), { type: "success" });
      await rereadDraft();
    },
    onError: rereadDraft,
  });
  const wrong = fieldErrors(error, text);
  const dirty = Object.keys(change).length > 0 && draft.name.trim() !== "";
  const { active } = market;

  return (
    <>
      <DetailDrawer
        open
        title={market.name}
        note={text("marketEditing.note", { code: market.code })}
        onClose={onClose}
        dirty={dirty}
        saving={isPending}
        onSave={() => mutate(change)}
        actions={
          <>
            <ActionButton disabled={dirty} onClick={() => draw(true)}>
              {text("marketEditing.editCounties")}
            </ActionButton>
            <ActionButton disabled={dirty} busy={isPending} onClick={() => mutate({ active: !active })}>
              {text(active ? "marketEditing.deactivate" : "marketEditing.activate")}
            </ActionButton>
          </>
        }
      >
        <div className={style["form"]}>
          {error && Object.keys(wrong).length === 0 && (
            <Callout tone="alarm" role="alert">
              {text(`errors.${problemCode(error)}.what`)} {text(`errors.${problemCode(error)}.why`)}
            </Callout>
          )}
          <p className={style["words"]}>{text("marketEditing.intoDraft")}</p>
          {!active && <Callout tone="alarm">{text("marketEditing.notOffered")}</Callout>}
          <MarketFields
            kind={market.kind}
            draft={draft}
            around={around}
            wrong={wrong}
            onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
          />
        </div>
      </DetailDrawer>
      {drawing && (
        <Suspense fallback={<LoadingBlock />}>
          <CountyEditor market={market} onClose={() => draw(false)} />
        </Suspense>
      )}
    </>
  );
}
