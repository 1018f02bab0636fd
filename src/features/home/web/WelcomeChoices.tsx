import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { useNavigate } from "react-router";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { markets as marketsContract } from "#features/markets/contract.ts";
import { type Preferences, savePreferences } from "#features/preferences/contract.ts";
import type { FoundStation } from "#features/search/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { MarketField } from "#ui/filters/MarketField.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { stationsQuery } from "#ui/palette/stationsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { preferencesQuery } from "./preferencesQuery.ts";
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

/** A station by id and call sign. */
interface ChosenStation {
  readonly id: string;
  readonly callSign: string;
}

interface StationsFieldProps {
  readonly label: string;
  readonly chosen: readonly ChosenStation[];
  readonly onChange: (chosen: readonly ChosenStation[]) => void;
}

/** Finds stations by call sign, city or owner, and keeps those that are taken. */
function StationsField({ label, chosen, onChange }: StationsFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const [asked] = useDebouncedValue(typed.trim(), 150);
  const { data: found = [], isFetched } = useQuery(stationsQuery(asked, true));
  const offered = asked === "" ? [] : found.filter(({ id }) => !chosen.some((station) => station.id === id));

  return (
    <div>
      {chosen.length > 0 && (
        <ul className={style["chosen"]} aria-label={label}>
          {chosen.map(({ id, callSign }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={text("home.welcome.stations.remove", { station: callSign })}
                onClick={() => onChange(chosen.filter((station) => station.id !== id))}
              >
                {callSign}
                <IconX size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        type="search"
        className={style["field"]}
        aria-label={text("home.welcome.stations.find")}
        placeholder={text("home.welcome.stations.find")}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter would send the whole form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ul className={style["found"]} aria-live="polite">
        {offered.map((station) => (
          <li key={station.id}>
            <button
              type="button"
              onClick={() => {
                onChange([...chosen, { id: station.id, callSign: station.callSign }]);
                setTyped("");
              }}
            >
              <IconPlus size={14} aria-hidden="true" />
              <strong>{station.callSign}</strong>
              <bdi>{describe(station)}</bdi>
            </button>
          </li>
        ))}
        {asked.length > 1 && isFetched && found.length === 0 && <li>{text("home.welcome.stations.none")}</li>}
      </ul>
    </div>
  );
}

function describe({ city, state, networkOrFormat, owner }: FoundStation): string {
  return [[city, state].filter(Boolean).join(", "), networkOrFormat, owner].filter(Boolean).join(" · ");
}

/** Saves what the person chose; the session follows, since it tells language and home market. */
function useSavePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => callApi(savePreferences, { body }),
    onSuccess: async (saved) => {
      queries.setQueryData(preferencesQuery().queryKey, saved);
      await queries.invalidateQueries({ queryKey: sessionQuery().queryKey });
    },
    onError: (reason) => toastProblem(reason),
  });
}
