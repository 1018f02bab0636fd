import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { About } from "./about.ts";
import style from "./AboutScreen.module.css";
import { licenceCounts } from "./licenceCounts.ts";

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
