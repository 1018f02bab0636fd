import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { SavedView } from "#features/saved-views/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { readableQuery } from "../address/readableQuery.ts";
import { useAddress } from "../address/useAddress.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { screenName } from "../savedViews/screenName.ts";
import { viewPath } from "../savedViews/viewPath.ts";
import CommentsDrawer from "./CommentsDrawer.tsx";

interface ScreenCommentsProps {
  /** Null for what the screen shows now. */
  readonly view: SavedView | null;
  readonly onClose: () => void;
}

/** Comments on a saved view, or on the figures that a screen shows. */
export default function ScreenComments({ view, onClose }: ScreenCommentsProps) {
  const text = useText();
  const { locale } = useFormats();
  const location = useLocation();
  const { market } = useAddress();
  const { data: markets } = useQuery(marketsQuery());
  if (view) {
    const about = { about: "view", thing: view.id, title: null } as const;
    return <CommentsDrawer about={about} name={view.name} onClose={onClose} />;
  }
  const path = withMarket(viewPath(location), market);
  const place = markets?.find(({ id }) => id === market)?.name;
  const name = [screenName(path, text, locale), ...(place === undefined ? [] : [place])].join(" · ");
  return <CommentsDrawer about={{ about: "figure", thing: path, title: name }} name={name} onClose={onClose} />;
}

/** An address without a market means another one to each reader. */
function withMarket(path: string, market: string): string {
  const [screen = "", search = ""] = path.split("?");
  const query = new URLSearchParams(search);
  if (!query.has("market")) query.set("market", market);
  return `${screen}?${readableQuery(query)}`;
}
