import { type RefObject, useEffect, useRef, useState } from "react";

/** How far below the window something is near: about what a turn of the wheel brings. */
const MARGIN = "200px";

/** Whether a place has come near what the reader sees; once it has, it stays so. */
export function useNearSight(): [near: boolean, place: RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return [near, place];
}
