import type { Role } from "#domain/access/access.ts";
import type { MissingRight } from "#domain/access/missingRight.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";

interface Asker {
  readonly role: Role;
  readonly customerOwner: { readonly name: string; readonly email: string } | null;
}

/** Which right is missing and who can give it, in words; `asker` is null while nobody is signed in. */
export function useMissingWords(missing: MissingRight | null, asker: Asker | null): string {
  const text = useText();
  const formats = useFormats();
  const lacking = () => {
    if (!missing) return text("account.missing.unknown");
    if ("role" in missing) {
      const role = text(`shell.role.${missing.role}`);
      return asker
        ? text("account.missing.role", { role, own: text(`shell.role.${asker.role}`) })
        : text("account.missing.roleOnly", { role });
    }
    const sections = missing.access.map((flag) => text(`account.section.${flag}`));
    return text("account.missing.access", { sections: formats.list(sections) });
  };
  const owner = asker?.customerOwner;
  const giver = owner
    ? text("account.missing.owner", { name: owner.name, email: owner.email })
    : text("account.missing.administrators");
  return `${lacking()} ${giver}`;
}
