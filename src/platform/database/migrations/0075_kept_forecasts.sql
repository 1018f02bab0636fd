-- What a published revision said of each market, by medium, vertical and year, political money apart: kept for good, also after its wallets are
-- deleted, so that its forecasts can be held against what came. `lines` are the rows of `packed`, which is a packed wallet; its media and years are
-- those of the revision.
create table kept_forecast (
  market_id text not null,
  revision_id int not null,
  lines text[] not null,
  packed bytea not null,
  constraint kept_forecast_pkey primary key (market_id, revision_id)
);

alter table kept_forecast alter column packed set storage external;
