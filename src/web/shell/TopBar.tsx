import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useText } from "#i18n/useText.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { PRODUCT_NAME, ProductName } from "#ui/shell/ProductName.tsx";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { SchemeSwitch } from "#ui/shell/SchemeSwitch.tsx";
import { MenuLinks } from "./MenuLinks.tsx";
import { NarrowMenu } from "./NarrowMenu.tsx";
import style from "./TopBar.module.css";
import { UserMenu } from "./UserMenu.tsx";

/** Name, ways in, language, look and the person; says "sample data" while the figures are made up. */
export function TopBar() {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const { data: revision } = useQuery(revisionQuery());

  return (
    <header className={style["bar"]}>
      <div className={style["line"]}>
        <Link to="/" className={style["home"]} aria-label={PRODUCT_NAME}>
          <ProductName />
        </Link>
        {revision?.sample && <SampleBadge />}
        <nav className={style["nav"]} aria-label={text("shell.navigation")}>
          <MenuLinks visitor={session ?? null} />
        </nav>
        <div className={style["own"]}>
          <div className={style["language"]}>
            <LanguageSwitch />
          </div>
          <SchemeSwitch />
          {session && <UserMenu session={session} />}
          <div className={style["narrow"]}>
            <NarrowMenu visitor={session ?? null} />
          </div>
        </div>
      </div>
    </header>
  );
}
