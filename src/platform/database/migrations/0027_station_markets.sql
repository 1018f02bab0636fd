-- Markets that somebody has given to stations by hand: they count before what the list and the county of the transmitter say.
create table station_market (
  import_id bigint not null,
  station_id text not null,
  market_id text not null,
  note text,
  constraint station_market_pkey primary key (station_id, import_id)
);
