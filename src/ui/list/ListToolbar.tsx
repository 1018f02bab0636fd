import { CloseButton, TextInput } from "@mantine/core";
import { IconDownload, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useText } from "#language/useText.ts";
import button from "./DropButton.module.css";
import { ActionButton } from "../look/ActionButton.tsx";
import { FilterButton } from "./FilterButton.tsx";
import { FilterChips } from "./FilterChips.tsx";
import style from "./ListToolbar.module.css";
import type { ListColumn } from "./listColumn.ts";
import type { ListViewState } from "./useListView.ts";

interface ListToolbarProps<Row> extends ListViewState {
  /** Whether the server searches: then it is asked once the fingers pause. */
  readonly isServed: boolean;
  /** There is nothing to search, to narrow or to take away: what is left is to begin. */
  readonly isEmpty: boolean;
  readonly columns: readonly ListColumn<Row>[];
  /** The choice of columns, or of the order where there are none. */
  readonly chooser: ReactNode;
  readonly onExport: () => void;
  /** What else can be done here, such as inviting somebody. */
  readonly actions: ReactNode;
}

/** Search, filters, columns and file above a list. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { isServed, isEmpty, columns, view, change, chooser, onExport, actions } = props;
  const text = useText();
  if (isEmpty) return actions ? <div className={style["rest"]}>{actions}</div> : null;
  return (
    <div className={style["toolbar"]} role="search" aria-label={text("lists.search")}>
      <SearchField search={view.search} isServed={isServed} onSearch={(search) => change({ search })} />
      <FilterButton columns={columns} view={view} change={change} />
      <FilterChips columns={columns} view={view} change={change} />
      <span className={style["rest"]}>
        {chooser}
        <ActionButton className={button["button"]} onClick={onExport} title={text("lists.exportHint")}>
          <IconDownload size={16} stroke={1.6} aria-hidden="true" />
          {text("lists.export")}
        </ActionButton>
        {actions}
      </span>
    </div>
  );
}

/** Browsers refuse an address that changes more often than every few hundredths of a second. */
const [AT_HAND_MS, ASKED_MS] = [30, 150];

interface SearchFieldProps {
  readonly search: string;
  readonly isServed: boolean;
  readonly onSearch: (search: string) => void;
}

/** The address follows the fingers: at once where the rows are at hand and it has not just changed, else once they pause. */
function SearchField({ search, isServed, onSearch }: SearchFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const send = () => {
      sentAt.current = performance.now();
      onSearch(typed.trim());
    };
    const pause = isServed ? ASKED_MS : sentAt.current + AT_HAND_MS - performance.now();
    if (pause <= 0) {
      send();
      return undefined;
    }
    const timer = setTimeout(send, pause);
    return () => clearTimeout(timer);
  }, [typed, search, isServed, onSearch]);

  return (
    <TextInput
      className={style["search"] ?? ""}
      type="search"
      aria-label={text("lists.search")}
      placeholder={text("lists.search")}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={
        typed && <CloseButton size={24} aria-label={text("lists.clearSearch")} onClick={() => setTyped("")} />
      }
      maxLength={200}
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
