import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Spending } from "#documents/spending.ts";
import { type FollowedChanges, followedChanges } from "#domain/changes/followedChanges.ts";
import { figureChange } from "#domain/changes/figureChange.ts";
import { NO_DATA } from "#domain/figures/amount.ts";
import { walletChanges } from "#features/revisions/contract.ts";
import { callApi } from "#ui/api/callApi.ts";
import { REVISION_BEFORE, withChanges } from "#ui/address/changesAddress.ts";
import { revisionsQuery } from "#ui/queries/revisionsQuery.ts";
import style from "./ReleaseBanner.module.css";

/** Which revision is out, and what it changed in the figures the person follows; nothing for the first revision. */
export const ReleaseBanner = memo(function ReleaseBanner({ spending }: { readonly spending: Spending }) {
  const { revision, words } = spending;
  const { text, formats } = words;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const changes = useFollowedChanges(spending);
  if (changes === null) return null;
  return (
    <p className={style["banner"]} data-waiting={changes === undefined || undefined}>
      <strong>{text("home.release.out", { revision: revision.label })}</strong>{" "}
      {changes && changedText(changes, spending)}{" "}
      {changes?.largest &&
        changes.largest.growth !== null &&
        text("home.release.largest", {
          name: words.subVertical(changes.largest.id),
          change: formats.growth(changes.largest.growth),
          money: formats.money(changes.largest.after),
        })}{" "}
      {changes && changes.changed > 0 && (
        <Link to={{ pathname, search: String(withChanges(search, REVISION_BEFORE)) }}>{text("home.release.see")}</Link>
      )}
    </p>
  );
});

function changedText({ changed, all }: FollowedChanges, { own, market, view, words }: Spending): string {
  const follows = own.verticals.size > 0;
  // A revision may leave a closed year alone and move another.
  const year = words.formats.year(view.year);
  if (changed === 0)
    return words.text(follows ? "home.release.sameFollowed" : "home.release.same", {
      market: words.market(market.id),
      year,
    });
  return words.text(follows ? "home.release.changedFollowed" : "home.release.changed", { count: changed, all, year });
}

/** Compares the revision shown with the one before it; undefined until both are there, null where there is none before. */
function useFollowedChanges({ revision, whole, own, market }: Spending): FollowedChanges | null | undefined {
  const { data: revisions } = useQuery(revisionsQuery());
  const out = (revisions ?? []).filter(({ status }) => status !== "draft");
  const before = out[out.findIndex(({ id }) => id === revision.id) + 1];
  const params = { revision: revision.id, market: market.id };
  const query = { before: before?.id ?? "", year: whole.year };
  const { data: changes, isError } = useQuery({
    queryKey: ["walletChanges", params, query],
    queryFn: async ({ signal }) =>
      (await callApi(walletChanges, { params, query, signal })).items.map((one) =>
        figureChange(one.subVertical, one.before ?? NO_DATA, one.after ?? NO_DATA),
      ),
    enabled: before !== undefined && out.some(({ id }) => id === revision.id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError || (revisions && !before)) return null;
  return changes && followedChanges(changes, [...own.verticals]);
}
