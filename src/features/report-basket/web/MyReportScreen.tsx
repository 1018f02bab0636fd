import { useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { ListSkeleton } from "#ui/list/ListSkeleton.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { removeAllBlocks } from "#ui/reportBasket/changeBasket.ts";
import { reportBasketQuery } from "#ui/reportBasket/reportBasketQuery.ts";
import { BasketList } from "./BasketList.tsx";
import { DocumentForm } from "./DocumentForm.tsx";
import style from "./MyReport.module.css";

/** `/my-report`: the blocks that were put together for one document, and the document. */
export default function MyReportScreen() {
  const text = useText();
  const { data: items, error, refetch } = useQuery(reportBasketQuery());
  const filled = items !== undefined && items.length > 0;
  return (
    <Page title={text("exportMenu.basket.title")} lead={text("exportMenu.basket.lead")}>
      {!items && (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <ListSkeleton />)}
      {items && !filled && (
        <EmptyState
          example="media"
          title={text("exportMenu.basket.empty.what")}
          hint={text("exportMenu.basket.empty.why")}
          way={{ to: "/market-summary", words: text("exportMenu.basket.empty.go") }}
        />
      )}
      {filled && (
        <div className={style["halves"]}>
          <div>
            <BasketList items={items} />
            <div className={style["foot"]}>
              <ActionButton onClick={() => void removeAllBlocks()}>{text("exportMenu.basket.clear")}</ActionButton>
            </div>
          </div>
          <DocumentForm items={items} />
        </div>
      )}
    </Page>
  );
}
