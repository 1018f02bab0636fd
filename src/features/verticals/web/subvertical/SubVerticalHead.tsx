import { memo, useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import type { DownloadedScreen } from "#ui/figures/exports/downloadedScreen.ts";
import { ScreenHead } from "#ui/figures/frame/ScreenHead.tsx";
import type { Spending } from "#documents/spending.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { AddToCallList } from "#ui/callList/AddToCallList.tsx";
import { verticalPath } from "../vertical/verticalPath.ts";
import style from "./SubVerticalHead.module.css";
import { SubVerticalPicker } from "./SubVerticalPicker.tsx";

interface SubVerticalHeadProps {
  /** Of the whole market. */
  readonly spending: Spending;
  /** Null while none can be shown. */
  readonly id: string | null;
}

/** Which sub-vertical this is, the way to its vertical, and another one. */
export const SubVerticalHead = memo(function SubVerticalHead({ spending, id }: SubVerticalHeadProps) {
  const { words, market, revision } = spending;
  const { text } = words;
  const [search] = useSearchParams();
  const screen = useMemo(
    (): DownloadedScreen | null =>
      id === null ? null : { screen: "spending", choice: { scope: { kind: "subVertical", id } } },
    [id],
  );
  const vertical = id === null ? undefined : verticalById(verticalOf(id));
  return (
    <ScreenHead
      spending={spending}
      offersScenarios
      {...(screen && { downloads: screen })}
      {...(id !== null && { about: { kind: "subVertical", id } as const })}
      kind={
        <>
          {vertical ? (
            <Link to={verticalPath(vertical, search)}>{words.vertical(vertical.id)}</Link>
          ) : (
            text("subVertical.kind")
          )}
          {" · "}
          {words.market(market.id)}
        </>
      }
      name={id === null ? text("subVertical.title") : words.subVertical(id)}
      aside={
        <div className={style["actions"]}>
          <SubVerticalPicker available={revision.subVerticals} value={id} />
          {id !== null && <AddToCallList market={market.id} subVertical={id} name={words.subVertical(id)} inWords />}
        </div>
      }
    />
  );
});
