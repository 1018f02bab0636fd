/** How sentences that are kept with earlier revisions were worded: they are read like those of today. */
export const FORMER_SENTENCES = {
  "wallet-without-market": "There is a wallet of {{market}}, which is no market.",
  "origin-unknown": "{{medium}} does not say for every year where its figures come from.",
  "county-unknown": "{{market}} names the unknown county {{county}}.",
  "county-twice": "County {{county}} lies in TV markets {{times}} times.",
  "nation-missing": "It has none.",
  "nation-apart": "Cell {{cell}} holds {{amount}}, the TV markets add up to {{sum}}.",
  "stated-total-moved": "{{medium}} {{year}}: {{part}} is {{basis}} and was moved all the same.",
  "raised-from-another": "{{medium}} {{year}}: {{part}} was raised from {{before}}, but {{stated}} is stated.",
  "total-missed": "{{medium}} {{year}}: {{part}} {{sum}} of {{total}}.",
  "platform-unknown": "{{medium}} is sold by {{platform}}, which is no platform.",
  "platforms-not-whole": "The platforms' parts of {{medium}} are not the whole.",
  "season-not-whole": "The season of {{subVertical}} does not add up to the year.",
  "prospect-without-market": "{{prospect}} is in {{market}}, which is no market.",
  "prospects-overspent-everywhere": "{{kind}} of {{subVertical}} in every market take too much.",
  "prospects-overspent": "{{kind}} of {{subVertical}} in {{market}} take too much.",
  "objection-unanswered": "Objection {{place}} of {{target}} has none.",
  "figures-apart":
    "{{file}}, which counts, and {{other}} differ in {{count}} county figures, {{figure}}, furthest for {{place}} in {{year}} with {{value}} and {{otherValue}}.",
  "trades-apart":
    "{{file}}, which counts, and {{other}} differ in {{count}} counts of trades, {{figure}}, furthest for {{place}} in {{year}}, NAICS {{naics}}, with {{value}} and {{otherValue}}.",
  "races-apart":
    "{{office}} {{state}} {{year}} is {{rating}} by {{file}}, which counts, and {{otherRating}} by {{other}}.",
  "trades-untold":
    "{{count}} counties with {{people}} people have no trades in {{file}}, or few of them, and are taken to be like their market: {{counties}}.",
  "trades-withheld":
    "Of {{all}} counts of trades by county {{count}} are withheld in {{file}}; they are unknown and not zero, and are pooled with those around.",
  "races-unrated":
    "{{count}} races of {{years}} have no rating in {{file}}; each is taken to be as open as its state's last rated one.",
  "driver-ends": "{{driver}} is told up to {{year}} in {{file}}; what markets gain on each other fades from there.",
  "driver-untold": "{{driver}} is told of no year in {{file}} and moves with people.",
  "being-built": "Revision {{revision}} is being built just now.",
  "not-sound": "The checks of revision {{revision}} found faults. Mend its files and build it again.",
  "not-from-published":
    "Revision {{revision}} was not begun from what is published now. Publishing it would undo what came between.",
  "fewer-markets":
    "Of the published TV markets {{count}} would be gone, and their money would go to the others: {{markets}}.",
  "changed-since-scheduled":
    "Revision {{revision}} was changed or built anew after its publication was scheduled. Look at it and choose a time again.",
} as const satisfies Record<string, string>;
