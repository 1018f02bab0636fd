import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { MY_REPORT } from "#ui/reportBasket/changeBasket.ts";
import { reportBasketQuery } from "#ui/reportBasket/reportBasketQuery.ts";
import style from "./MarketReport.module.css";

/** The way to the report of one's own, where there is something in it. */
export function OwnReportLink() {
  const text = useText();
  const { data: blocks = [] } = useQuery(reportBasketQuery());
  if (blocks.length === 0) return null;
  return (
    <p className={style["ownReport"]}>
      <Link to={MY_REPORT}>{text("marketReport.ownReport")}</Link>
      <span>{text("marketReport.ownReportCount", { count: blocks.length })}</span>
    </p>
  );
}
