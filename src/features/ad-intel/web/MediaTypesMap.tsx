import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import type { MediaTypeLine } from "../contract/adIntelSchemas.ts";
import style from "./Nielsen.module.css";
import { useObservedNames } from "./observedNames.ts";
import { changeMapping } from "./observedQueries.ts";

/** Which of our media each media type is compared with. */
export function MediaTypesMap({
  lines,
  version,
}: {
  readonly lines: readonly MediaTypeLine[];
  readonly version: number;
}) {
  const text = useText();
  const formats = useFormats();
  const names = useObservedNames();
  const change = (mediaType: string, medium: string | null) =>
    void changeMapping({ version, categories: [], mediaTypes: [{ mediaType, medium }] }, (words) =>
      words("adIntel.map.mediaChanged"),
    );
  return (
    <section aria-labelledby="ad-intel-media">
      <h2 id="ad-intel-media">{text("adIntel.map.mediaTitle")}</h2>
      <table className={style["table"]}>
        <thead>
          <tr>
            <th scope="col">{text("adIntel.mediaType")}</th>
            <th scope="col" data-numeric>
              {text("adIntel.dollars")}
            </th>
            <th scope="col">{text("adIntel.medium")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, medium, dollars }) => (
            <tr key={id}>
              <th scope="row">{names.mediaType(id)}</th>
              <td data-numeric>{formats.money(dollars)}</td>
              <td>
                <SmallSelect
                  aria-label={text("adIntel.map.mapOne", { name: names.mediaType(id) })}
                  value={medium ?? ""}
                  onChange={(event) => change(id, event.currentTarget.value || null)}
                >
                  <option value="">{text("adIntel.noneOfOurs")}</option>
                  {[...names.media].map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </SmallSelect>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
