import { useQuery } from "@tanstack/react-query";
import { IconDownload } from "@tabler/icons-react";
import { callListTable } from "#features/call-list/contract/callListTable.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { saveFile } from "../figures/saveFile.ts";
import { DetailDrawer } from "../form/DetailDrawer.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { EmptyState } from "../problem/EmptyState.tsx";
import { ErrorState } from "../problem/ErrorState.tsx";
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
  return (
    <DetailDrawer
      open={open}
      title={text("callList.title")}
      note={text("callList.private")}
      onClose={onClose}
      actions={
        items &&
        items.length > 0 && (
          <ActionButton
            onClick={() => saveFile("call-list.csv", "text/csv;charset=utf-8", csvFile(callListTable(items, locale)))}
          >
            <IconDownload size={16} aria-hidden="true" />
            {text("callList.csv")}
          </ActionButton>
        )
      }
    >
      {!items && error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && <EmptyState title={text("callList.empty.title")} hint={text("callList.empty.hint")} />}
      {items && items.length > 0 && <CallListItems items={items} onFollow={onClose} />}
    </DetailDrawer>
  );
}
