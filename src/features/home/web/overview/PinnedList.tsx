import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { pinnedViewsQuery } from "#ui/savedViews/savedViewsQuery.ts";
import { screenName } from "#ui/savedViews/screenName.ts";
import { HomeList } from "./HomeList.tsx";

/** The saved views that the person pinned. */
export function PinnedList() {
  const text = useText();
  const { locale } = useFormats();
  const { data: views = [] } = useQuery(pinnedViewsQuery());
  const items = views.map(({ id, path, name }) => ({ id, path, name, detail: screenName(path, text, locale) }));
  return <HomeList title={text("home.pinned.title")} items={items} none={text("home.pinned.none")} />;
}
