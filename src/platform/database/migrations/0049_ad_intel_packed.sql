-- Observed spend packed: some thousand rows of a market in one tuple, so that tens of millions of them cost little to write and to keep. The
-- lists from `media_type` to `dollars` go together, an element a row. Beyond one machine the table is distributed by market. Whoever asks in
-- SQL asks the view `ad_intel_row`.
create table ad_intel_packed (
  market_id text not null,
  import_id bigint not null,
  -- Of the market and import, from 0.
  part int not null,
  rows int not null,
  -- What the numbers in `media_type` and `period` stand for, counted from 1.
  media_types text[] not null,
  first_days date[] not null,
  end_days date[] not null,
  media_type smallint[] not null,
  period smallint[] not null,
  category bigint[] not null,
  -- Null where the file names none.
  parent bigint[] not null,
  -- How many brands advertised; null where the file does not say.
  brands int[] not null,
  dollars bigint[] not null,
  constraint ad_intel_packed_pkey primary key (market_id, import_id, part)
);

create index ad_intel_packed_of_import on ad_intel_packed (import_id);

insert into ad_intel_packed
with placed as (
  select r.*, row_number() over (partition by market_id, import_id order by category, media_type, first_day) - 1 as place from ad_intel_row r
), parted as (
  select p.*, (place / 4096)::int as part from placed p
), named as (
  select market_id, import_id, part, array_agg(distinct media_type) as media_types from parted group by 1, 2, 3
), dated as (
  select market_id, import_id, part, array_agg(first_day order by first_day, end_day) as first_days,
    array_agg(end_day order by first_day, end_day) as end_days
  from (select distinct market_id, import_id, part, first_day, end_day from parted) d group by 1, 2, 3
)
select p.market_id, p.import_id, p.part, count(*)::int, n.media_types, d.first_days, d.end_days,
  array_agg(array_position(n.media_types, p.media_type)::smallint order by p.place),
  array_agg((select i::smallint from generate_subscripts(d.first_days, 1) i
    where d.first_days[i] = p.first_day and d.end_days[i] = p.end_day) order by p.place),
  array_agg(p.category order by p.place), array_agg(p.parent order by p.place), array_agg(p.brands order by p.place),
  array_agg(p.dollars order by p.place)
from parted p
join named n on n.market_id = p.market_id and n.import_id = p.import_id and n.part = p.part
join dated d on d.market_id = p.market_id and d.import_id = p.import_id and d.part = p.part
group by p.market_id, p.import_id, p.part, n.media_types, d.first_days, d.end_days;

-- The sums of a market and media type by category and quarter, packed in the same way.
drop table ad_intel_market;

create table ad_intel_market (
  market_id text not null,
  import_id bigint not null,
  set_id int not null default 0,
  media_type text not null,
  category bigint[] not null,
  year smallint[] not null,
  quarter smallint[] not null,
  brands int[] not null,
  dollars bigint[] not null,
  constraint ad_intel_market_pkey primary key (market_id, import_id, set_id, media_type)
);

create index ad_intel_market_of_import on ad_intel_market (import_id);

-- A week counts in the year and quarter of its Thursday, every other period in that of its first day.
insert into ad_intel_market (market_id, import_id, media_type, category, year, quarter, brands, dollars)
select market_id, import_id, media_type, array_agg(category), array_agg(year), array_agg(quarter), array_agg(brands), array_agg(dollars)
from (
  select market_id, import_id, media_type, category, extract(year from day)::smallint as year, extract(quarter from day)::smallint as quarter,
    coalesce(max(brands), 0) as brands, sum(dollars)::bigint as dollars
  from (select r.*, case when end_day - first_day = 7 then first_day + 3 else first_day end as day from ad_intel_row r) r
  group by 1, 2, 3, 4, 5, 6
) s group by 1, 2, 3;

drop table ad_intel_row;

create view ad_intel_row as
select p.market_id, p.import_id, r.category, r.parent, r.dollars, p.first_days[r.period] as first_day, p.end_days[r.period] as end_day,
  r.brands, p.media_types[r.media_type] as media_type
from ad_intel_packed p, unnest(p.category, p.parent, p.dollars, p.period, p.brands, p.media_type) as r (category, parent, dollars, period, brands, media_type);

-- What later files displace of a period is a part of it now: the days of it that they state. It is reckoned anew when it is next asked for.
alter table ad_intel_period add column days int;

delete from ad_intel_set;

delete from ad_intel_period where set_id > 0;

delete from ad_intel_nation where set_id > 0;

delete from ad_intel_owner where set_id > 0;
