import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { isColour } from "../contrast.ts";
import type { TabProps } from "./tabProps.ts";
import { customerLogoQuery } from "../customerQueries.ts";
import style from "./FileHead.module.css";

/** The head of a report with the colours and the logo as they stand in the draft, on the white paper that files are printed on. */
export function FileHead({ draft: { customer, settings } }: TabProps) {
  const text = useText();
  const formats = useFormats();
  const [today] = useState(() => new Date().toISOString());
  const { data: logo } = useQuery({
    ...customerLogoQuery(customer.id, customer.version),
    enabled: customer.hasLogo,
  });
  const colours = {
    ...(isColour(settings.brandColour) && { "--brand": settings.brandColour }),
    ...(isColour(settings.brandAccent) && { "--brand-accent": settings.brandAccent }),
  };
  return (
    <figure className={style["figure"]}>
      <figcaption>{text("customers.brand.preview")}</figcaption>
      <div className={style["paper"]} style={colours}>
        <div className={style["head"]}>
          <span className={style["who"]}>
            {customer.hasLogo && logo ? (
              <img src={logo} alt={text("customers.brand.logoOf", { name: customer.name })} />
            ) : (
              <bdi>{settings.name}</bdi>
            )}
          </span>
          <span>{formats.date(today)}</span>
        </div>
        <p className={style["title"]}>{text("menu.marketSummary")}</p>
        <div className={style["line"]} />
        <div className={style["bars"]} aria-hidden="true">
          {[88, 64, 47, 30].map((width) => (
            <span key={width} style={{ width: `${width}%` }} />
          ))}
        </div>
      </div>
    </figure>
  );
}
