import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import { useText } from "#language/useText.ts";
import { ScrollFrame } from "#ui/look/ScrollFrame.tsx";
import type { CrmPreview } from "../contract.ts";
import style from "./Crm.module.css";

interface PreviewProps {
  readonly items: CrmPreview["items"];
  readonly kind: CrmKind;
}

/** What would be sent of the first companies, with what stands there. */
export function Preview({ items, kind }: PreviewProps) {
  const text = useText();
  if (items.length === 0) return <p className={style["note"]}>{text("crm.previewEmpty")}</p>;
  return (
    <ScrollFrame label={text("crm.previewed")} className={style["scroll"]}>
      <table className={style["table"]} aria-label={text("crm.previewed")}>
        <thead>
          <tr>
            <th scope="col">{text("crm.company")}</th>
            <th scope="col">{text("crm.what")}</th>
            <th scope="col">{text("crm.values")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ company, name, outcome, fields }) => (
            <tr key={company}>
              <td>
                <bdi>{name}</bdi>
              </td>
              <td data-outcome={outcome}>{text(`crm.outcome.${outcome}`)}</td>
              <td>
                {outcome !== "gone" &&
                  fields
                    .filter(({ verdict }) => verdict === "send" || verdict === "conflict")
                    .map(({ field, ours, theirs, verdict }) => (
                      <div key={field}>
                        {text(`crm.field.${field}`)}: <bdi>{ours}</bdi>
                        {verdict === "conflict" && (
                          <span className={style["note"]}>
                            {" "}
                            ({text("crm.theirs", { crm: CRM_NAMES[kind], value: theirs ?? text("crm.empty") })})
                          </span>
                        )}
                      </div>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
