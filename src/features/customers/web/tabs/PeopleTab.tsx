import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { TabProps } from "./tabProps.ts";
import style from "../Customers.module.css";
import { customerPeopleQuery } from "../customerQueries.ts";
import { UsageBars } from "./UsageBars.tsx";

/** Who works with the product at this customer, and how much. */
export function PeopleTab({ draft: { customer } }: TabProps) {
  const text = useText();
  const formats = useFormats();
  const { data: people } = useSuspenseQuery(customerPeopleQuery(customer.id));
  if (people.length === 0) {
    return (
      <p className={style["none"]}>
        {text("customers.noPeople")} <UsersLink customer={customer.name} label={text("customers.invite")} />
      </p>
    );
  }
  return (
    <>
      <UsageBars customer={customer.id} />
      <table className={style["table"]} aria-label={text("customers.people")}>
        <thead>
          <tr>
            <th scope="col">{text("customers.person")}</th>
            <th scope="col">{text("customers.role")}</th>
            <th scope="col">{text("customers.status")}</th>
            <th scope="col">{text("customers.lastSignIn")}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name, email, role, status, lastSignInAt }) => (
            <tr key={id} data-faded={status === "disabled" || undefined}>
              <td>
                <Link to={`/administration/user?open=${id}`}>
                  <bdi>{name}</bdi>
                </Link>
                <bdi className={style["soft"]}>{email}</bdi>
              </td>
              <td>{text(`audit.word.${role}`)}</td>
              <td>{text(`audit.word.${status}`)}</td>
              <td className="figures">{lastSignInAt ? formats.date(lastSignInAt) : text("customers.never")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={style["none"]}>
        <UsersLink customer={customer.name} label={text("customers.allInUsers")} />
      </p>
    </>
  );
}

function UsersLink({ customer, label }: { readonly customer: string; readonly label: string }) {
  return <Link to={`/administration/user?search=${encodeURIComponent(customer)}`}>{label}</Link>;
}
