import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { markets as marketsContract } from "#features/markets/contract.ts";
import type { Preferences } from "#features/preferences/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { MarketField } from "#ui/filters/MarketField.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { type ChosenStation, StationsField } from "./StationsField.tsx";
import { useSavePreferences } from "./useSavePreferences.ts";
import style from "./WelcomeScreen.module.css";

interface WelcomeChoicesProps {
  readonly chosen: Preferences;
  readonly markets: EndpointOutput<typeof marketsContract>["items"];
  /** Ids of the verticals that the person may read. */
  readonly verticals: readonly string[];
  /** The stations the person sells for; null where she may see none. */
  readonly stations: readonly ChosenStation[] | null;
}

/** Language, home market, the verticals to follow and the stations to sell for, saved together. */
export function WelcomeChoices({ chosen, markets, verticals, stations }: WelcomeChoicesProps) {
  const text = useText();
  const formats = useFormats();
  const [market, setMarket] = useState(chosen.homeMarket);
  const [followed, setFollowed] = useState<readonly string[]>(chosen.verticals);
  const [own, setOwn] = useState(stations ?? []);
  const save = useSavePreferences();
  const navigate = useNavigate();

  const finish = (wanted: Preferences) =>
    save.mutate(wanted, {
      onSuccess: () => {
        addToast(text("home.welcome.saved"), { type: "success" });
        void navigate("/home");
      },
    });
  const toggle = (id: string) =>
    setFollowed(followed.includes(id) ? followed.filter((other) => other !== id) : [...followed, id]);

  return (
    <form
      className={style["choices"]}
      onSubmit={(event) => {
        event.preventDefault();
        finish({
          language: formats.locale,
          homeMarket: market,
          verticals: [...followed],
          stations: own.map(({ id }) => id),
          welcomed: true,
        });
      }}
    >
      <Choice number={1} title={text("home.welcome.language.title")} hint={text("home.welcome.language.hint")}>
        <LanguageSwitch />
      </Choice>
      <Choice number={2} title={text("home.welcome.market.title")} hint={text("home.welcome.market.hint")}>
        {markets.length > 0 ? (
          <MarketField
            label={text("home.welcome.market.title")}
            markets={markets}
            market={market}
            onPick={setMarket}
            className={style["market"]}
          />
        ) : (
          <p>{text("home.welcome.market.none")}</p>
        )}
      </Choice>
      <Choice number={3} title={text("home.welcome.verticals.title")} hint={text("home.welcome.verticals.hint")}>
        <div className={style["verticals"]}>
          {VERTICALS.filter(({ id }) => verticals.includes(id)).map((vertical) => (
            <label key={vertical.id} className={style["vertical"]}>
              <input type="checkbox" checked={followed.includes(vertical.id)} onChange={() => toggle(vertical.id)} />
              {formats.name(vertical.names)}
            </label>
          ))}
        </div>
      </Choice>
      {stations && (
        <Choice number={4} title={text("home.welcome.stations.title")} hint={text("home.welcome.stations.hint")}>
          <StationsField label={text("home.welcome.stations.title")} chosen={own} onChange={setOwn} />
        </Choice>
      )}
      <div className={style["actions"]}>
        <ActionButton tone="main" type="submit" busy={save.isPending}>
          {text(save.isPending ? "home.welcome.saving" : "home.welcome.save")}
        </ActionButton>
        {!chosen.welcomed && (
          <ActionButton disabled={save.isPending} onClick={() => finish({ ...chosen, welcomed: true })}>
            {text("home.welcome.skip")}
          </ActionButton>
        )}
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly number: number;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Choice({ number, title, hint, children }: ChoiceProps) {
  const id = useId();
  return (
    <section className={style["choice"]} aria-labelledby={id}>
      <span className={style["number"]} aria-hidden="true">
        {number}
      </span>
      <div>
        <h2 id={id} className={style["heading"]}>
          {title}
        </h2>
        <p className={style["hint"]}>{hint}</p>
      </div>
      <div className={style["control"]}>{children}</div>
    </section>
  );
}
