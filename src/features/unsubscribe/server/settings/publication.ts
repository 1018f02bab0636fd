import { type KindSetting, settingOf } from "../mailSetting.ts";

/** New issues of a publication: the subscription itself, with its notices in the app. */
export const publication: KindSetting = {
  read: async (store, { person, about }) => {
    const [row] = await store.query<{ on: boolean; ended: boolean; name: string | null }>(
      `select mark.subscribed_at is not null as "on", mark.unsubscribed_at is not null as ended,
         coalesce(shown.state->'texts'->coalesce(person.language, 'en-US')->>'title', shown.state->'texts'->'en-US'->>'title') as name
       from content_mark as mark
       join person on person.person_id = mark.person_id
       join content_item as item on item.content_item_id = mark.content_item_id and item.deleted_at is null
       left join content_version as shown on shown.content_item_id = item.content_item_id and shown.number = item.published
       where mark.person_id = $1 and mark.content_item_id = $2`,
      [person, about],
    );
    return settingOf(row);
  },
  end: (store, { person, about }) =>
    store.query(
      `update content_mark set subscribed_at = null, unsubscribed_at = now()
       where person_id = $1 and content_item_id = $2 and subscribed_at is not null`,
      [person, about],
    ),
  resume: (store, { person, about }) =>
    store.query(
      `update content_mark set subscribed_at = now(), unsubscribed_at = null
       where person_id = $1 and content_item_id = $2 and unsubscribed_at is not null`,
      [person, about],
    ),
};
