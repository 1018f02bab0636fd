-- Counties in years other than that of the county list, projections among them: what growth is told from.
create table county_history (
  import_id bigint not null,
  fips text not null,
  year int not null,
  population bigint,
  households bigint,
  per_capita_income bigint,
  retail_sales bigint,
  constraint county_history_pkey primary key (import_id, fips, year)
);
