import { pageLink } from "#platform/identity/site.ts";
import { linkFor } from "#platform/identity/connectLinks.ts";
import type { CommandContext } from "../command.ts";
import { doorsHere } from "./accountOptions.ts";

/**
 * Writes a link by which somebody sets up a way to sign in, and what happens with and without it.
 *
 * @throws Failure `not-found`, `conflict` for somebody who was deactivated
 */
export async function writeLink(context: CommandContext, email: string): Promise<void> {
  const { site, local, cloud } = doorsHere(context);
  const { link, days, status } = await linkFor(context.database, email, site, cloud);
  const ways = [
    ...(local && status === "invited" ? ["chooses a password"] : []),
    ...(cloud ? ["signs in with a Microsoft account of any address"] : []),
  ];
  context.write(
    `Whoever opens this link ${ways.join(" or ")} and is in. It works once, for ${days} days, and no mail was sent: hand it over.\n${link}\n`,
  );
  if (cloud && status === "invited")
    context.write(
      `A Microsoft account of the address ${email} needs no link, where Microsoft vouches for the address: it comes in at ${pageLink(site, "login")}\n`,
    );
}
