-- What files say of stations beside their list. Every row carries its import; several imports of a layout stand beside each other in a
-- revision, and where two name the same thing the later one counts. Stations are named by `station.station_id`.

-- The programmes of a television station's signal.
create table station_subchannel (
  import_id bigint not null,
  line int not null,
  station_id text not null,
  major int,
  minor int,
  network text,
  owner text,
  category text,
  launched text,
  closed text,
  constraint station_subchannel_pkey primary key (import_id, line)
);

-- Who owned and ran a station from a day on: a year, a month or a day as the file writes it; null where only the present is known.
create table station_owner (
  import_id bigint not null,
  line int not null,
  station_id text not null,
  from_date text,
  owner text,
  owner_group text,
  operator text,
  operator_kind text,
  constraint station_owner_pkey primary key (import_id, line),
  constraint station_owner_operator_kind_known check (operator_kind in ('JSA', 'SSA', 'LMA'))
);

-- One transmitter of a station; those of distributed stations have several. `pattern` is the relative field at 0, 10 … 350 degrees.
create table station_engineering (
  import_id bigint not null,
  line int not null,
  station_id text not null,
  site text,
  status text,
  channel int,
  frequency double precision,
  station_class text,
  latitude double precision,
  longitude double precision,
  erp_kw double precision,
  haat_m double precision,
  directional boolean,
  pattern double precision[],
  pattern_rotation double precision not null default 0,
  vintage text,
  details jsonb not null default '{}',
  constraint station_engineering_pkey primary key (import_id, line),
  constraint station_engineering_pattern_whole check (cardinality(pattern) = 36)
);

-- What a survey found of a station in a market. Shares and ratings are parts of one.
create table station_audience (
  import_id bigint not null,
  market_id text not null,
  station_id text not null,
  book text not null,
  book_date text not null,
  demographic text not null,
  daypart text not null,
  share double precision,
  aqh_persons bigint,
  aqh_rating double precision,
  cume_persons bigint,
  constraint station_audience_pkey
    primary key (market_id, import_id, station_id, book_date, book, demographic, daypart)
);

-- What a station took in a year, whole dollars by kind; null is unknown.
create table station_revenue (
  import_id bigint not null,
  station_id text not null,
  year smallint not null,
  ota_local bigint,
  ota_national bigint,
  ota_political bigint,
  digital bigint,
  retrans bigint,
  constraint station_revenue_pkey primary key (station_id, import_id, year)
);

-- How a market's money divides over its stations where nobody reports what they take.
create table station_weight (
  import_id bigint not null,
  station_id text not null,
  weight double precision not null,
  political_weight double precision,
  local_part double precision not null,
  retrans_part double precision,
  constraint station_weight_pkey primary key (station_id, import_id)
);

-- Where a station is received as an official file draws it: GeoJSON geometry as text.
create table station_contour (
  import_id bigint not null,
  station_id text not null,
  level_dbu double precision,
  population bigint,
  geometry text not null,
  source text,
  constraint station_contour_pkey primary key (station_id, import_id)
);
