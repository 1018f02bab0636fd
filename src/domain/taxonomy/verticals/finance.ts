import { vertical } from "../vertical.ts";

export const finance = vertical(
  3,
  ["finance", "Financial/Insurance", "Finanzas y seguros", "Finanzen/Versicherungen"],
  [
    [
      "propertyInsurance",
      "Auto & direct property insurance",
      "Seguros de automóvil y hogar",
      "Kfz- und Sachversicherungen",
    ],
    ["healthInsurance", "Direct health & medical insurance", "Seguros de salud", "Krankenversicherungen"],
    ["lifeInsurance", "Direct life insurance", "Seguros de vida", "Lebensversicherungen"],
    ["commercialBanking", "Commercial banking", "Banca comercial", "Geschäftsbanken"],
    [
      "investmentAdvice",
      "Investment & retirement advice",
      "Inversión y planes de jubilación",
      "Geldanlage und Altersvorsorge",
    ],
    [
      "savingsAndLoans",
      "Savings, credit & other loan institutions",
      "Cooperativas de crédito y otras entidades de ahorro",
      "Sparkassen, Kreditgenossenschaften und andere Kreditinstitute",
    ],
    ["creditCards", "Credit cards", "Tarjetas de crédito", "Kreditkarten"],
    ["consumerLending", "Consumer lending", "Crédito al consumo", "Konsumentenkredite"],
    [
      "mortgages",
      "Mortgage brokers & lenders",
      "Hipotecas: intermediarios y entidades",
      "Baufinanzierung: Vermittler und Banken",
    ],
  ],
);
