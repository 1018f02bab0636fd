import { useText } from "#i18n/useText.ts";
import { keepInvitation } from "#ui/session/keptInvitation.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { SignInButtons } from "../SignInButtons.tsx";
import { useClientConfig } from "../useClientConfig.ts";

interface TakeByMicrosoftProps {
  /** The invitation's, which links the account that the person then signs in with. */
  readonly secret: string;
  readonly title: string;
  readonly customer: string;
  readonly email: string;
}

/** An invited person signs in with an account that exists already, of whatever address. */
export function TakeByMicrosoft({ secret, title, customer, email }: TakeByMicrosoftProps) {
  const text = useText();
  const { config } = useClientConfig();
  const providers = config?.providers.filter(({ name }) => name === "microsoft") ?? null;
  return (
    <PlainMessage title={title} reason={text("registration.invitation.microsoft", { customer, email })}>
      <SignInButtons
        providers={providers}
        startPath={import.meta.env.BASE_URL}
        onBegin={() => keepInvitation(secret)}
      />
    </PlainMessage>
  );
}
