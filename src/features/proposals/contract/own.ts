/** Of the organisation's own people alone: not for API keys, nor for who looks as somebody else. */
export const OWN = { allow: { access: ["shareOfWallet"] }, personal: true, tag: "proposals" } as const;
