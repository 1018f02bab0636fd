declare module "virtual:messages" {
  export const loaders: Readonly<
    Record<
      import("./areas.ts").MessageGroup,
      Readonly<Record<import("#domain/taxonomy/name.ts").Locale, () => Promise<{ readonly default: object }>>>
    >
  >;
}
