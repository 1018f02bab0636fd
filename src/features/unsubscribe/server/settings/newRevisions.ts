import { type KindSetting, settingOf } from "../mailSetting.ts";

/** Mails of new revisions of the data: whoever had them hears of revisions in the app. */
export const newRevisions: KindSetting = {
  read: async (store, { person }) => {
    const [row] = await store.query<{ on: boolean; ended: boolean }>(
      `select revision_news = 'mail' as "on", revision_news_unsubscribed_at is not null as ended
       from person_preference where person_id = $1`,
      [person],
    );
    return settingOf(row);
  },
  end: (store, { person }) =>
    store.query(
      `update person_preference set revision_news = 'app', revision_news_unsubscribed_at = now()
       where person_id = $1 and revision_news = 'mail'`,
      [person],
    ),
  resume: (store, { person }) =>
    store.query(
      `update person_preference set revision_news = 'mail', revision_news_unsubscribed_at = null
       where person_id = $1 and revision_news_unsubscribed_at is not null`,
      [person],
    ),
};
