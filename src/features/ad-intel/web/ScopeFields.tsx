import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { categoriesQuery, type Overview } from "./observedQueries.ts";
import type { Part, ScopeKey, ShownScope } from "./useScope.ts";

interface ScopeFieldsProps {
  readonly overview: Overview;
  readonly part: Part;
  readonly scope: ShownScope;
  readonly onChoose: (key: ScopeKey, value: string) => void;
}

/** Year, market, media type, industry and major category: those that the part of the screen can be narrowed by. */
export function ScopeFields({ overview, part, scope, onChoose }: ScopeFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  const { data } = useQuery(categoriesQuery({}));
  const lines = data?.items ?? [];
  const sorted = (all: Iterable<string>) => [...new Set(all)].toSorted((a, b) => formats.compare(a, b));
  const industries = sorted(lines.map(({ industry }) => industry));
  const majors = sorted(lines.flatMap(({ industry, major }) => (industry === scope.industry ? [major] : [])));
  return (
    <div className={style["fields"]}>
      {part !== "trend" && (
        <Field
          label={text("adIntel.year")}
          value={String(scope.year ?? "")}
          options={overview.years.toReversed().map((year) => [String(year), formats.year(year)])}
          onChange={(value) => onChoose("year", value)}
        />
      )}
      <Field
        label={text("adIntel.market")}
        value={scope.market ?? ""}
        options={[["", text("adIntel.nationwide")], ...overview.markets.map(({ id, name }): Option => [id, name])]}
        onChange={(value) => onChoose("market", value)}
      />
      {part !== "variance" && (
        <>
          <Field
            label={text("adIntel.mediaType")}
            value={scope.mediaType ?? ""}
            options={[
              ["", text("adIntel.allMediaTypes")],
              ...overview.mediaTypes.map(({ id }): Option => [id, names.mediaType(id)]),
            ]}
            onChange={(value) => onChoose("mediaType", value)}
          />
          <Field
            label={text("adIntel.industry")}
            value={scope.industry ?? ""}
            options={[["", text("adIntel.allIndustries")], ...industries.map((one): Option => [one, one])]}
            onChange={(value) => onChoose("industry", value)}
          />
          {scope.industry !== undefined && (
            <Field
              label={text("adIntel.major")}
              value={scope.major ?? ""}
              options={[["", text("adIntel.allMajors")], ...majors.map((one): Option => [one, one])]}
              onChange={(value) => onChoose("major", value)}
            />
          )}
        </>
      )}
    </div>
  );
}

type Option = readonly [value: string, label: string];

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

function Field({ label, value, options, onChange }: FieldProps) {
  return (
    <label className={style["field"]}>
      <span>{label}</span>
      <SmallSelect value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </SmallSelect>
    </label>
  );
}
