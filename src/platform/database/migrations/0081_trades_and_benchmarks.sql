-- What counties are known by beside their people. Null is unknown, never nothing. `votes` are those for president, in the years that have that election.
alter table county_history add column jobs bigint;
alter table county_history add column establishments bigint;
alter table county_history add column votes bigint;

-- What counties do for a living: establishments of a trade by its NAICS code, of two to six digits. Null where it is unknown or withheld.
create table county_trade (
  import_id bigint not null,
  fips text not null,
  naics text not null,
  year smallint not null,
  establishments int,
  employees int,
  payroll_thousands bigint,
  sales_thousands bigint,
  constraint county_trade_pkey primary key (import_id, fips, naics, year),
  constraint county_trade_not_negative check (establishments >= 0 and employees >= 0 and payroll_thousands >= 0 and sales_thousands >= 0)
);

-- What the advertising of a sub-vertical follows: the trades it is made of, and how strongly it moves with them and with other figures of a place.
create table trade (
  import_id bigint not null,
  sub_vertical text not null,
  naics text[] not null,
  elasticity double precision not null,
  income double precision not null,
  retail double precision not null,
  business double precision not null,
  size double precision not null,
  -- Spanish and German may be missing.
  reason_en text not null,
  reason_es text,
  reason_de text,
  constraint trade_pkey primary key (import_id, sub_vertical)
);

-- Elections that are advertised for. A race without a rating is one that nobody rated.
create table race (
  import_id bigint not null,
  line int not null,
  year smallint not null,
  office text not null,
  state text not null,
  district text,
  rating text,
  source text not null,
  constraint race_pkey primary key (import_id, line),
  constraint race_office_known check (office in ('president', 'senate', 'governor', 'house', 'other')),
  constraint race_rating_known check (rating in ('tossup', 'lean', 'likely', 'safe'))
);

-- Figures that somebody else published of a place: what estimates are held against. Without a medium they are of all media, without a sub-vertical of all
-- advertisers. `area` is a market's id where the kind says so.
create table benchmark (
  import_id bigint not null,
  line int not null,
  area_kind text not null,
  area text not null,
  medium text,
  sub_vertical text,
  period text not null,
  amount bigint not null,
  status text not null,
  source text not null,
  note text,
  constraint benchmark_pkey primary key (import_id, line),
  constraint benchmark_area_kind_known check (area_kind in ('nation', 'state', 'tv-market', 'radio-market', 'owner')),
  constraint benchmark_status_known check (status in ('actual', 'estimate', 'forecast'))
);
