import { IconX } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import style from "./AboutParts.module.css";
import { ABOUT_PARTS, type AboutMessage } from "./aboutMessage.ts";
import { useMarketName } from "./useMarketName.ts";

interface AboutPartsProps {
  readonly about: AboutMessage;
  readonly onChange: (about: AboutMessage) => void;
}

/** What goes along with a message, each part to be taken out. */
export function AboutParts({ about, onChange }: AboutPartsProps) {
  const text = useText();
  const marketName = useMarketName();
  const parts = ABOUT_PARTS.flatMap((part) => {
    const value = about[part];
    return value === undefined ? [] : [{ part, value: part === "market" ? marketName(value) : value }];
  });
  if (parts.length === 0) return null;

  return (
    <div>
      <p className={style["lead"]}>{text("contact.form.about")}</p>
      <dl className={style["parts"]}>
        {parts.map(({ part, value }) => (
          <div key={part} className={style["part"]}>
            <dt>{text(`contact.form.${part}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
            <dd>
              <button
                type="button"
                aria-label={text("contact.form.remove", { what: text(`contact.form.${part}`) })}
                onClick={() => onChange({ ...about, [part]: undefined })}
              >
                <IconX size={14} stroke={1.8} aria-hidden="true" />
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
