import { useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { notificationsQuery } from "#ui/notifications/notificationsQuery.ts";
import { noticeWords } from "#ui/notifications/noticeWords.ts";
import { HomeList } from "./HomeList.tsx";

const SHOWN = 3;

/** The newest notices that wait to be read. */
export function UnreadList() {
  const text = useText();
  const formats = useFormats();
  const { data } = useQuery(notificationsQuery());
  const items = (data?.items ?? [])
    .filter(({ read }) => !read)
    .slice(0, SHOWN)
    .map((item) => ({
      id: item.id,
      path: item.link,
      name: noticeWords(item, text, formats),
      time: { at: item.at, words: formats.date(item.at) },
    }));
  return <HomeList title={text("home.unread.title")} items={items} none={text("home.unread.none")} />;
}
