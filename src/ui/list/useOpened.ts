import { useSearchParams } from "react-router";

interface Opened {
  /** The id of the row whose details are open; null when none are. */
  readonly opened: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** Whose details are open stands in the address, so that it can be passed on and the browser's way back closes it, under a name of the list. */
export function useOpened(name = "open"): Opened {
  const [address, setAddress] = useSearchParams();
  const put = (id: string | null) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { preventScrollReset: true },
    );
  return { opened: address.get(name) || null, open: put, close: () => put(null) };
}
