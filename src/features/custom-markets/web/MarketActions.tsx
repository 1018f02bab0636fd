import { useState } from "react";
import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { changeCustomMarket, deleteCustomMarket, restoreCustomMarket } from "../contract.ts";
import type { CustomMarketRecord } from "../contract/customMarketSchemas.ts";
import style from "./CustomMarkets.module.css";
import { rereadMarkets } from "./customMarketQueries.ts";
import { draftOf, type MarketDraft } from "./marketDraft.ts";

interface MarketActionsProps {
  readonly market: CustomMarketRecord;
  readonly dirty: boolean;
  readonly onClose: () => void;
  readonly onClone: ((draft: MarketDraft) => void) | undefined;
}

/**
 * What can be done with a custom market beside changing it; whatever takes something away can be taken back. What goes is closed before
 * it is asked to go, so that nothing of it, such as its map, is read when it is gone.
 */
export function MarketActions({ market, dirty, onClose, onClone }: MarketActionsProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const { id, name, mayChange, readable, status } = market;
  const params = { customMarket: id };
  /** Does something, and reads markets again, of which this one may be gone. */
  const act = (work: () => Promise<unknown>, isGone = false) => {
    setBusy(true);
    void work()
      .catch(toastProblem)
      .then(() => rereadMarkets(isGone ? market.market : undefined))
      .finally(() => setBusy(false));
  };
  const told = (done: "archived" | "reactivated" | "deleted", back: () => Promise<unknown>) =>
    addToast(text(`customMarkets.done.${done}`, { name }), {
      type: "success",
      action: { label: (say) => say("lists.undo"), run: () => act(back) },
    });
  const turn = async () => {
    const to = status === "active";
    if (to) onClose();
    const { version } = await callApi(changeCustomMarket, { params, body: { version: market.version, archived: to } });
    told(to ? "archived" : "reactivated", () =>
      callApi(changeCustomMarket, { params, body: { version, archived: !to } }),
    );
  };
  const remove = async () => {
    onClose();
    await callApi(deleteCustomMarket, { params });
    told("deleted", () => callApi(restoreCustomMarket, { params }));
  };
  return (
    <div className={style["tools"]}>
      {readable && (
        <Link className={style["link"]} to={`/market-summary?market=${market.market}`}>
          {text("customMarkets.open")}
        </Link>
      )}
      {onClone && (
        <ActionButton
          disabled={dirty}
          onClick={() =>
            onClone({ ...draftOf(market), name: text("customMarkets.copyOf", { name }).slice(0, 80), givenTo: [] })
          }
        >
          {text("customMarkets.clone")}
        </ActionButton>
      )}
      {mayChange && (
        <>
          <ActionButton busy={busy} disabled={dirty} onClick={() => act(turn, status === "active")}>
            {text(status === "active" ? "customMarkets.archive" : "customMarkets.reactivate")}
          </ActionButton>
          <ActionButton busy={busy} disabled={dirty} onClick={() => act(remove, true)}>
            {text("customMarkets.delete")}
          </ActionButton>
        </>
      )}
    </div>
  );
}
