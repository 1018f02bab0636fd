import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { About } from "./about.ts";
import style from "./AboutScreen.module.css";

/** The libraries with their licences, and where to read on. */
export function MadeOf({ parts }: { readonly parts: About["parts"] }) {
  const text = useText();
  const formats = useFormats();
  const licences = formats.list(licenceCounts(parts).map(([licence, many]) => `${licence} (${formats.count(many)})`));
  return (
    <section className={style["parts"]}>
      <h2 className={style["title"]}>{text("about.parts.title")}</h2>
      <p className={style["lead"]}>
        {text("about.parts.lead", { count: parts.length, licences })}{" "}
        <a href="/api/v1/openapi.json">{text("about.documents.api")}</a>
      </p>
      <details>
        <summary className={style["all"]}>{text("about.parts.all")}</summary>
        <table className={style["table"]}>
          <thead>
            <tr>
              <th scope="col">{text("about.parts.name")}</th>
              <th scope="col">{text("about.parts.version")}</th>
              <th scope="col">{text("about.parts.licence")}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ name, version, licence }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{version}</td>
                <td>{licence}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** How many libraries stand under each licence, the most frequent first. */
function licenceCounts(parts: About["parts"]): [licence: string, libraries: number][] {
  const counts = new Map<string, number>();
  for (const { licence } of parts) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
}
