import { IconPresentation } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { CoOp } from "./coop/CoOp.tsx";
import { Library } from "./library/Library.tsx";
import { AidReader } from "./reader/AidReader.tsx";
import { SeasonPlanner } from "./season/SeasonPlanner.tsx";
import { TeamAids } from "./team/TeamAids.tsx";
import style from "./SellingAidsScreen.module.css";

const TABS = { library: Library, team: TeamAids, season: SeasonPlanner, coop: CoOp } as const;
const TAB_NAMES = ["library", "team", "season", "coop"] as const satisfies readonly (keyof typeof TABS)[];

/** `/selling-aids`: what sellers take along to a client, and what they read before. */
export default function SellingAidsScreen() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const aid = search.get("aid");
  if (aid) return <AidReader key={aid} aid={aid} />;
  const tab = TAB_NAMES.find((name) => name === search.get("tab")) ?? "library";
  const Tab = TABS[tab];
  return (
    <Page
      title={text("sellingAids.title")}
      lead={text("sellingAids.lead")}
      actions={
        <Link className={style["kit"]} to="/market-summary?story=meetingKit">
          <IconPresentation size={16} aria-hidden="true" /> {text("oneSheet.kind.meetingKit")}
        </Link>
      }
    >
      <div className={style["tabs"]}>
        <Segmented
          label={text("sellingAids.parts")}
          options={TAB_NAMES.map((value) => ({ value, label: text(`sellingAids.tabs.${value}`) }))}
          value={tab}
          // Each part is narrowed by what is its own.
          onChange={(name) => setSearch(name === "library" ? {} : { tab: name })}
        />
      </div>
      <Tab />
    </Page>
  );
}
