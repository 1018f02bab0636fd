import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FoundStation } from "#features/search/contract.ts";
import { useText } from "#language/useText.ts";
import { stationsQuery } from "#ui/palette/stationsQuery.ts";
import style from "./StationsField.module.css";

/** A station by id and call sign. */
export interface ChosenStation {
  readonly id: string;
  readonly callSign: string;
}

interface StationsFieldProps {
  readonly label: string;
  readonly chosen: readonly ChosenStation[];
  readonly onChange: (chosen: readonly ChosenStation[]) => void;
}

/** Finds stations by call sign, city or owner, and keeps those that are taken. */
export function StationsField({ label, chosen, onChange }: StationsFieldProps) {
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
