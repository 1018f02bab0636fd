-- Who sells the digital media: shares of a medium's dollars, relative within the medium.
create table platform_share (
  import_id bigint not null,
  medium text not null,
  platform text not null,
  share double precision not null,
  source text not null,
  constraint platform_share_pkey primary key (import_id, medium, platform),
  constraint platform_share_not_negative check (share >= 0)
);

-- The same as parts of one, kept with the revision that was built from them; null where none were imported.
alter table revision add column platform_shares jsonb;

-- How spending spreads over the year: twelve parts of one, January first, of a sub-vertical or a vertical.
create table season (
  import_id bigint not null,
  target text not null,
  months double precision[] not null,
  source text not null,
  constraint season_pkey primary key (import_id, target),
  constraint season_of_twelve_months check (cardinality(months) = 12)
);

-- Who may buy digital advertising, as parts of a sub-vertical's dollars. Without a market: in every one.
create table prospect (
  import_id bigint not null,
  prospect_id text not null,
  market_id text,
  sub_vertical text not null,
  kind text not null,
  name_en text not null,
  name_es text not null,
  name_de text not null,
  spend_part double precision not null,
  digital_part double precision not null,
  source text not null,
  constraint prospect_pkey primary key (import_id, prospect_id),
  constraint prospect_kind_known check (kind in ('businessType', 'advertiser')),
  constraint prospect_parts_in_range check (spend_part between 0 and 1 and digital_part between 0 and 1)
);

-- Facts about the advertisers of a vertical or sub-vertical. Spanish and German may be missing.
create table market_intel (
  import_id bigint not null,
  line int not null,
  target text not null,
  topic text not null,
  statement_en text not null,
  statement_es text,
  statement_de text,
  value double precision,
  unit text,
  respondents int,
  year smallint not null,
  source text not null,
  constraint market_intel_pkey primary key (import_id, line)
);

-- What a seller should know of a vertical or sub-vertical, text by text. Spanish and German may be missing.
create table insight_text (
  import_id bigint not null,
  target text not null,
  section text not null,
  place int not null,
  text_en text not null,
  text_es text,
  text_de text,
  answer_en text,
  answer_es text,
  answer_de text,
  constraint insight_text_pkey primary key (import_id, target, section, place)
);
