import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Sparkline } from "../figures/Sparkline.tsx";
import style from "./ExamplePicture.module.css";
import { type Example, type ExampleName, EXAMPLES, type ExampleRow, type Said } from "./examples.ts";

/** What an empty place would hold, made of sample data. It says nothing that the words beside it do not, so nobody reads it out. */
export default function ExamplePicture({ name }: { readonly name: ExampleName }) {
  const text = useText();
  return (
    <div className={style["picture"]} aria-hidden="true" data-testid="example">
      <span className={style["label"]}>{text("example.label")}</span>
      <div className={style["faded"]}>
        <Drawn example={EXAMPLES[name]} />
      </div>
    </div>
  );
}

function Drawn({ example }: { readonly example: Example }) {
  const say = useSaid();
  if (example.form === "rows") return example.rows.map((row, at) => <Row key={`${at + 1}`} row={row} say={say} />);
  if (example.form === "course") {
    return (
      <>
        <Row row={{ name: example.name, end: example.end }} say={say} />
        <div className={style["course"]}>
          <Sparkline values={example.values} at={example.at} />
        </div>
      </>
    );
  }
  const largest = Math.max(...example.bars.map(({ dollars }) => dollars));
  return example.bars.map(({ name, dollars }) => (
    <div key={dollars} className={style["bar"]}>
      <span>{say(name)}</span>
      <i style={{ width: `${(dollars / largest) * 100}%` }} />
      <span className={style["end"]}>{say({ kind: "money", dollars })}</span>
    </div>
  ));
}

interface RowProps {
  readonly row: ExampleRow;
  readonly say: (said: Said) => string;
}

function Row({ row: { name, detail, end }, say }: RowProps) {
  return (
    <div className={style["row"]}>
      <span className={style["name"]}>{say(name)}</span>
      {detail && <span className={style["detail"]}>{say(detail)}</span>}
      {end && <span className={style["end"]}>{say(end)}</span>}
    </div>
  );
}

/** Says the parts of an example in the language shown. */
function useSaid(): (said: Said) => string {
  const text = useText();
  const formats = useFormats();
  const { locale } = formats;
  return (said) => {
    switch (said.kind) {
      case "plain":
        return said.plain;
      case "vertical":
        return verticalName(said.id, locale);
      case "subVertical":
        return subVerticalName(said.id, locale);
      case "medium":
        return mediumName(said.id, locale);
      case "money":
        return formats.money(said.dollars);
      case "share":
        return formats.share(said.part);
      case "growth":
        return formats.growth(said.part);
      case "count":
        return formats.count(said.count);
      case "date":
        return formats.date(`${said.day}T12:00:00`);
      default:
        return text(`example.said.${said.key}`);
    }
  };
}
