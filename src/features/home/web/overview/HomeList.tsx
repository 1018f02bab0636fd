import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "#ui/look/Skeleton.tsx";
import style from "./HomeList.module.css";

export interface HomeListItem {
  readonly id: string;
  /** Null leads nowhere. */
  readonly path: string | null;
  readonly name: string;
  readonly detail?: string;
  /** When it was; ISO instant with its words. */
  readonly time?: { readonly at: string; readonly words: string };
  readonly onOpen?: (() => void) | undefined;
}

interface HomeListProps {
  readonly title: string;
  /** Null while they are on their way: their room is held. */
  readonly items: readonly HomeListItem[] | null;
  /** Stands there while the list is empty. */
  readonly none: string;
  /** Where all of them are. */
  readonly more?: { readonly path: string; readonly words: string };
}

/** How many are expected, and how high each is beside its day. */
const [EXPECTED, SENTENCE] = [3, "108px"];

/** A short list of ways on, each with what it is and when it was. */
export function HomeList({ title, items, none, more }: HomeListProps) {
  return (
    <section aria-label={title} className={style["part"]}>
      <h3 className={style["title"]}>{title}</h3>
      {items === null ? (
        <div className={style["coming"]}>
          {Array.from({ length: EXPECTED }, (_, at) => (
            <Skeleton key={at} height={SENTENCE} />
          ))}
        </div>
      ) : items.length === 0 ? (
        <p className={style["none"]}>{none}</p>
      ) : (
        <ul className={style["list"]}>
          {items.map((item) => (
            <li key={item.id}>
              <Way path={item.path} onOpen={item.onOpen}>
                <span>
                  <bdi>{item.name}</bdi>
                  {item.detail && <small>{item.detail}</small>}
                </span>
                {item.time && <time dateTime={item.time.at}>{item.time.words}</time>}
              </Way>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className={style["more"]}>
          <Link to={more.path}>{more.words}</Link>
        </p>
      )}
    </section>
  );
}

interface WayProps extends Pick<HomeListItem, "path" | "onOpen"> {
  readonly children: ReactNode;
}

function Way({ path, onOpen, children }: WayProps) {
  if (path === null) return <span className={style["way"]}>{children}</span>;
  return (
    <Link to={path} className={style["way"] ?? ""} onClick={onOpen}>
      {children}
    </Link>
  );
}
