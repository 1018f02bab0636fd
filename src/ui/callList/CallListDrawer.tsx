import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { IconDownload } from "@tabler/icons-react";
import { useRef } from "react";
import { callListTable } from "#features/call-list/contract/callListTable.ts";
import { toCsv } from "#domain/csv.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { useText } from "#i18n/useText.ts";
import { saveFile } from "../figure/saveFile.ts";
import { useKeptFocus } from "../form/useKeptFocus.ts";
import { ActionButton } from "../look/ActionButton.tsx";
import { EmptyState } from "../problem/EmptyState.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
import style from "./CallListDrawer.module.css";
import { callListQuery } from "./callListQuery.ts";
import { CallListItems } from "./CallListItems.tsx";

interface CallListDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Whom the reader means to call, with notes and how far each call has come. */
export default function CallListDrawer({ open, onClose }: CallListDrawerProps) {
  const text = useText();
  const { locale } = useFormats();
  const { data: items, error, refetch } = useQuery(callListQuery());
  const content = useRef<HTMLDivElement>(null);
  useKeptFocus(open, content);

  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      position="right"
      size={520}
      classNames={{ content: style["paper"] ?? "" }}
    >
      <Drawer.Overlay backgroundOpacity={0.3} />
      <Drawer.Content ref={content} data-testid="call-list">
        <div className={style["head"]}>
          <div>
            <Drawer.Title className={style["title"] ?? ""}>{text("callList.title")}</Drawer.Title>
            <p className={style["note"]}>{text("callList.private")}</p>
          </div>
          <Drawer.CloseButton aria-label={text("callList.close")} />
        </div>
        <Drawer.Body className={style["body"] ?? ""}>
          {!items && error && <ErrorState reason={error} onRetry={() => void refetch()} />}
          {items?.length === 0 && (
            <EmptyState title={text("callList.empty.title")} hint={text("callList.empty.hint")} />
          )}
          {items && items.length > 0 && <CallListItems items={items} onFollow={onClose} />}
        </Drawer.Body>
        {items && items.length > 0 && (
          <div className={style["foot"]}>
            <ActionButton
              onClick={() => saveFile("call-list.csv", "text/csv;charset=utf-8", toCsv(callListTable(items, locale)))}
            >
              <IconDownload size={16} aria-hidden="true" />
              {text("callList.csv")}
            </ActionButton>
          </div>
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
