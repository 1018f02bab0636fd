import { Link } from "react-router";
import { API_BASE } from "#platform/api/endpoint.ts";
import { useText } from "#language/useText.ts";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import style from "./DataRoom.module.css";

/** How programs that people have at hand read the tables. */
export function ConnectPart() {
  const text = useText();
  const address = `${location.origin}${API_BASE}/odata/published`;
  return (
    <section className={style["part"]} aria-labelledby="connect">
      <h2 id="connect" className={style["heading"]}>
        {text("dataRoom.connect.title")}
      </h2>
      <p className={style["words"]}>
        {text("dataRoom.connect.key")} <Link to="/api-keys">{text("dataRoom.connect.keys")}</Link>
      </p>
      <div className={style["address"]}>
        <output className={style["code"]} aria-label={text("dataRoom.connect.odata")}>
          {address}
        </output>
        <CopyButton words={text("dataRoom.copy")} done={text("dataRoom.copied")} copied={address} />
      </div>
      <p className={style["words"]}>{text("dataRoom.connect.always")}</p>
      <dl className={style["programs"]}>
        <dt>{text("dataRoom.connect.excel")}</dt>
        <dd>{text("dataRoom.connect.excelSteps")}</dd>
        <dt>{text("dataRoom.connect.powerBi")}</dt>
        <dd>{text("dataRoom.connect.powerBiSteps")}</dd>
        <dt>{text("dataRoom.connect.scripts")}</dt>
        <dd>
          {text("dataRoom.connect.scriptsSteps")}
          <pre className={style["code"]}>
            {`curl -OJ -H "Authorization: Bearer sm_…" \\\n  ${location.origin}${API_BASE}/revisions/current/data/spending.parquet`}
          </pre>
        </dd>
      </dl>
    </section>
  );
}
