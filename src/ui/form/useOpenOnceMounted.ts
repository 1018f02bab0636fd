import { useEffect, useState } from "react";

/**
 * For a dialog that is loaded by being asked for and then stays: closed in its first moment, open in the next. Mantine
 * remembers where the focus was, to give it back, only for what opens before its eyes.
 */
export function useOpenOnceMounted(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && mounted;
}
