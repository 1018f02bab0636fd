import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { keyState } from "#ui/apiKeys/keyState.ts";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";
import { customerKeysQuery } from "../customerQueries.ts";

/** The keys of the customer's people. */
export function KeysTab({ draft: { customer } }: TabProps) {
  const text = useText();
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const { data: keys } = useSuspenseQuery(customerKeysQuery(customer.id));
  const manage = (
    <p className={style["none"]}>
      {keys.length === 0 && `${text("customers.noKeys")} `}
      <Link to={`/administration/api-keys?search=${encodeURIComponent(customer.name)}`}>
        {text("customers.manageKeys")}
      </Link>
    </p>
  );
  if (keys.length === 0) return manage;
  return (
    <>
      <table className={style["table"]} aria-label={text("customers.tabs.keys")}>
        <thead>
          <tr>
            <th scope="col">{text("apiKeys.name")}</th>
            <th scope="col">{text("apiKeys.person")}</th>
            <th scope="col">{text("apiKeys.lastUsed")}</th>
            <th scope="col">{text("apiKeys.state")}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id} data-faded={key.revokedAt !== null || undefined}>
              <td>
                <bdi>{key.name}</bdi>
                <code className={style["soft"]}>{`${key.hint}…`}</code>
              </td>
              <td>
                <bdi>{key.person.name}</bdi>
              </td>
              <td className="figures">{key.lastUsedAt ? formats.date(key.lastUsedAt) : text("customers.never")}</td>
              <td>{text(`apiKeys.states.${keyState(key, now)}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {manage}
    </>
  );
}
