import { useSearchParams } from "react-router";

interface Opened {
  /** The id of the row whose details are open; null when none are. */
  readonly opened: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Whose details are open stands in the address, so that it can be passed on and the browser's way back closes it. */
export function useOpened(): Opened {
  const [address, setAddress] = useSearchParams();
  const put = (id: string | null) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete("open");
        else next.set("open", id);
        return next;
      },
      { preventScrollReset: true },
    );
  return { opened: address.get("open"), open: put, close: () => put(null) };
}
