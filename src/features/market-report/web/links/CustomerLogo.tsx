import style from "./CustomerLogo.module.css";

interface CustomerLogoProps {
  /** A data address: whoever holds a link has no other way to the picture. */
  readonly logo: string;
  readonly organisation: string;
}

/** The mark of whose report it is. It stands on white as in files: logos are drawn for paper. */
export function CustomerLogo({ logo, organisation }: CustomerLogoProps) {
  return (
    <span className={style["plate"]}>
      <img src={logo} alt={organisation} data-testid="customer-logo" />
    </span>
  );
}
