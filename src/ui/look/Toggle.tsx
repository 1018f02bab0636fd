import style from "./Toggle.module.css";

interface ToggleProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string;
}

/** A switch with its words beside it. */
export function Toggle({ label, checked, onChange, hint }: ToggleProps) {
  return (
    <label className={style["toggle"]} title={hint}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
