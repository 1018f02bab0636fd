import { type KindSetting, settingOf } from "../mailSetting.ts";

/** Digests of alerts, daily and weekly: all subscriptions by mail. What they tell in the app stays. */
export const alertDigests: KindSetting = {
  read: async (store, { person }) => {
    const [row] = await store.query<{ on: boolean | null; ended: boolean | null }>(
      `select bool_or(by_mail) as "on", bool_or(unsubscribed_at is not null) as ended
       from alert_subscription where person_id = $1 and deleted_at is null`,
      [person],
    );
    return settingOf(row);
  },
  end: (store, { person }) =>
    store.query(
      `update alert_subscription set by_mail = false, unsubscribed_at = now()
       where person_id = $1 and by_mail and deleted_at is null`,
      [person],
    ),
  resume: (store, { person }) =>
    store.query(
      `update alert_subscription set by_mail = true, unsubscribed_at = null
       where person_id = $1 and unsubscribed_at is not null and deleted_at is null`,
      [person],
    ),
};
