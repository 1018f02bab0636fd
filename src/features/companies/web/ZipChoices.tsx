import { NativeSelect } from "@mantine/core";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { UndecidedZip } from "../contract/zipCounties.ts";
import style from "./Companies.module.css";

/** Which county the companies of a ZIP code lie in, as somebody chose. */
export interface ChosenCounty {
  readonly zip: string;
  readonly county: string;
}

interface ZipChoicesProps {
  readonly undecided: readonly UndecidedZip[];
  readonly chosen: readonly ChosenCounty[];
  readonly onChoose: (chosen: ChosenCounty[]) => void;
}

/** ZIP codes that lie in several counties: each with the counties to choose among, and none chosen by itself. */
export function ZipChoices({ undecided, chosen, onChoose }: ZipChoicesProps) {
  const text = useText();
  const formats = useFormats();
  if (undecided.length === 0) return null;
  const choose = (zip: string, county: string) =>
    onChoose([...chosen.filter((one) => one.zip !== zip), ...(county === "" ? [] : [{ zip, county }])]);
  return (
    <fieldset className={style["zips"]} data-testid="zip-choices">
      <legend>
        {text("companies.zips.several", { count: undecided.length, number: formats.count(undecided.length) })}
      </legend>
      {undecided.map(({ zip, companies, counties }) => (
        <NativeSelect
          key={zip}
          label={text("companies.zips.of", { zip, count: companies, number: formats.count(companies) })}
          value={chosen.find((one) => one.zip === zip)?.county ?? ""}
          data={[
            { value: "", label: text("companies.zips.leave") },
            ...counties.map(({ county, name }) => ({ value: county, label: name })),
          ]}
          onChange={(event) => choose(zip, event.currentTarget.value)}
        />
      ))}
    </fieldset>
  );
}
