import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { marketNames } from "#language/marketNames.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { recentScreens } from "#ui/recent/recentScreens.ts";
import { screenName } from "#ui/savedViews/screenName.ts";
import { HomeList } from "./HomeList.tsx";
import { leadsSomewhere } from "./leadsSomewhere.ts";

/** As many as fit beside a chart. */
const SHOWN = 5;

/** What was looked at last in this browser. */
export function RecentList() {
  const text = useText();
  const formats = useFormats();
  const [screens] = useState(recentScreens);
  const { data: markets } = useQuery(marketsQuery());
  const names = useMemo(() => marketNames(markets ?? [], text), [markets, text]);
  const items = screens
    .filter((screen) => leadsSomewhere(screen, names))
    .slice(0, SHOWN)
    .map(({ path, market, at }) => {
      const year = new URL(path, location.origin).searchParams.get("year");
      return {
        id: path,
        path,
        name: screenName(path, text, formats.locale),
        detail: [names.get(market), year].filter(Boolean).join(" · "),
        time: { at, words: formats.date(at) },
      };
    });
  return <HomeList title={text("home.recent.title")} items={items} none={text("home.recent.none")} />;
}
