import { type KindSetting, settingOf } from "../mailSetting.ts";

/** A report that makes itself: a colleague is no recipient any more, and whoever made it finds it in the app without a mail. */
export const report: KindSetting = {
  read: async (store, { person, about }) => {
    const [row] = await store.query<{ on: boolean; ended: boolean; name: string }>(
      `select served.unsubscribed_at is null as "on", served.unsubscribed_at is not null as ended, report.name
       from custom_report_recipient as served
       join custom_report as report on report.custom_report_id = served.custom_report_id and report.deleted_at is null
       join custom_report_schedule as plan on plan.custom_report_id = report.custom_report_id
       where served.person_id = $1 and served.custom_report_id = $2`,
      [person, about],
    );
    return settingOf(row);
  },
  end: (store, { person, about }) =>
    store.query(
      `update custom_report_recipient set unsubscribed_at = now()
       where person_id = $1 and custom_report_id = $2 and unsubscribed_at is null`,
      [person, about],
    ),
  resume: (store, { person, about }) =>
    store.query(
      "update custom_report_recipient set unsubscribed_at = null where person_id = $1 and custom_report_id = $2",
      [person, about],
    ),
};
