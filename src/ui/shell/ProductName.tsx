import style from "./ProductName.module.css";

/** The product's name, a build-time setting. */
export const PRODUCT_NAME: string = import.meta.env["VITE_PRODUCT_NAME"] || "Spotmarket";

/** Mark and name: three bars of a market, the tallest with a spot on it. */
export function ProductName() {
  return (
    <span className={style["name"]}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path d="M2 13h4v7H2zM9 9h4v11H9zM16 10h4v10h-4z" fill="currentColor" />
        <circle cx="18" cy="5" r="3.2" className={style["spot"]} />
      </svg>
      <span data-words>{PRODUCT_NAME}</span>
    </span>
  );
}
