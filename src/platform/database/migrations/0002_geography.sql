-- Geography and stations as imported. Every row carries its import, so nothing is overwritten and a draft shows nothing early.
create table county (
  import_id bigint not null,
  fips text not null,
  name text not null,
  state text not null,
  population bigint not null,
  households bigint not null,
  median_household_income bigint,
  per_capita_income bigint,
  median_age double precision,
  retail_sales bigint,
  establishments bigint,
  latitude double precision,
  longitude double precision,
  details jsonb not null default '{}',
  constraint county_pkey primary key (import_id, fips)
);

create table market (
  import_id bigint not null,
  market_id text not null,
  kind text not null,
  code text not null,
  name text not null,
  rank int,
  states text not null default '',
  tv_homes bigint,
  latitude double precision,
  longitude double precision,
  details jsonb not null default '{}',
  constraint market_pkey primary key (market_id, import_id),
  constraint market_kind_known check (kind in ('tv', 'radio', 'custom'))
);

create table market_county (
  import_id bigint not null,
  market_id text not null,
  fips text not null,
  share double precision not null,
  constraint market_county_pkey primary key (market_id, import_id, fips),
  constraint market_county_share_in_range check (share > 0 and share <= 1)
);

create table station (
  import_id bigint not null,
  station_id text not null,
  medium text not null,
  facility_id text,
  call_sign text not null,
  service text,
  market_id text,
  city text,
  state text,
  owner text,
  network_or_format text,
  frequency double precision,
  latitude double precision,
  longitude double precision,
  power_kw double precision,
  haat_m double precision,
  details jsonb not null default '{}',
  constraint station_pkey primary key (station_id, import_id),
  constraint station_medium_known check (medium in ('tv', 'radio'))
);
