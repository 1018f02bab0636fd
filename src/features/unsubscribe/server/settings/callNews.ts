import { type KindSetting, settingOf } from "../mailSetting.ts";

/** Mails of calls that were handed over: whoever had them hears of it in the app. */
export const callNews: KindSetting = {
  read: async (store, { person }) => {
    const [row] = await store.query<{ on: boolean; ended: boolean }>(
      `select call_news = 'mail' as "on", call_news_unsubscribed_at is not null as ended
       from person_preference where person_id = $1`,
      [person],
    );
    return settingOf(row);
  },
  end: (store, { person }) =>
    store.query(
      `update person_preference set call_news = 'app', call_news_unsubscribed_at = now()
       where person_id = $1 and call_news = 'mail'`,
      [person],
    ),
  resume: (store, { person }) =>
    store.query(
      `update person_preference set call_news = 'mail', call_news_unsubscribed_at = null
       where person_id = $1 and call_news_unsubscribed_at is not null`,
      [person],
    ),
};
