import { Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ContentHead } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { Glossary } from "../glossary/Glossary.tsx";
import { GUIDE_TABS, type GuidesView, type GuideTab, isReadHere, tabOf } from "../guidesAddress.ts";
import { piecesQuery } from "../pieceQueries.ts";
import { SearchResults } from "../search/SearchResults.tsx";
import { SearchWords } from "../search/SearchWords.tsx";
import { Guides } from "../tabs/Guides.tsx";
import { Method } from "../tabs/Method.tsx";
import { OneKind } from "../tabs/OneKind.tsx";
import { Publications } from "../tabs/Publications.tsx";
import type { ChangeView } from "../useGuidesView.ts";
import type { ShelfProps } from "./shelf.ts";
import { ShelfSkeleton } from "./ShelfSkeleton.tsx";
import { shownTabs } from "./shownTabs.ts";
import style from "./Shelves.module.css";

interface ShelvesProps {
  readonly view: GuidesView;
  readonly change: ChangeView;
}

/** The lists of all that can be read, under their tabs, with one search over everything. */
export function Shelves({ view, change }: ShelvesProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data: pieces, error, refetch } = useQuery(piecesQuery(locale));
  const tabs = shownTabs(pieces ?? [], view.tab);

  return (
    <Page title={text("menu.guidesAndInsights")} lead={text("guides.lead")}>
      <SearchWords
        label={text("guides.search.label")}
        clear={text("guides.search.clear")}
        words={view.words}
        onChange={(words) => change({ words })}
      />
      {view.words !== "" ? (
        <SearchResults words={view.words} onClear={() => change({ words: "" })} />
      ) : (
        <Tabs
          value={view.tab}
          keepMounted={false}
          onChange={(chosen) => change({ tab: GUIDE_TABS.find((tab) => tab === chosen) ?? "publications" })}
        >
          <Tabs.List aria-label={text("guides.tabs")} className={style["tabs"] ?? ""}>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab} rightSection={<UnreadCount pieces={pieces ?? []} tab={tab} />}>
                {text(`guides.tab.${tab}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {tabs.map((tab) => (
            <Tabs.Panel key={tab} value={tab} className={style["panel"] ?? ""}>
              {tab === "glossary" ? (
                <Glossary />
              ) : pieces ? (
                <Shelf tab={tab} pieces={pieces} view={view} change={change} />
              ) : error ? (
                <ErrorState reason={error} onRetry={() => void refetch()} />
              ) : (
                <ShelfSkeleton />
              )}
            </Tabs.Panel>
          ))}
        </Tabs>
      )}
    </Page>
  );
}

function Shelf({ tab, ...shelf }: ShelfProps & { readonly tab: GuideTab }) {
  switch (tab) {
    case "publications":
      return <Publications {...shelf} />;
    case "reports":
      return <OneKind kind="report" {...shelf} />;
    case "webinars":
      return <OneKind kind="webinar" {...shelf} />;
    case "guides":
      return <Guides {...shelf} />;
    default:
      return <Method pieces={shelf.pieces} />;
  }
}

/** How many texts of a tab wait to be read; a publication is its issues. */
function UnreadCount({ pieces, tab }: { readonly pieces: readonly ContentHead[]; readonly tab: GuideTab }) {
  const text = useText();
  const count = pieces.filter(
    ({ kind, marks }) => !marks.read && kind !== "publication" && isReadHere(kind) && tabOf(kind) === tab,
  ).length;
  if (count === 0) return null;
  return (
    <span className={style["count"]}>
      <span aria-hidden="true">{count}</span>
      <span className={style["spoken"]}>{text("guides.unread", { count })}</span>
    </span>
  );
}
