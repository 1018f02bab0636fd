import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { Words } from "#language/words/words.ts";

interface YearSelectProps {
  readonly label: string;
  readonly value: number;
  readonly years: readonly number[];
  readonly words: Words;
  readonly onChange: (year: number) => void;
}

export function YearSelect({ label, value, years, words: { formats }, onChange }: YearSelectProps) {
  return (
    <label>
      {label}
      <SmallSelect value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {years.map((year) => (
          <option key={year} value={year}>
            {formats.year(year)}
          </option>
        ))}
      </SmallSelect>
    </label>
  );
}
