-- On which line of its file a row stood, so that a figure can be followed to the rows it is made from. Null for rows that were imported before this was kept.
alter table county add column line int;
alter table market add column line int;
alter table market_county add column line int;
alter table national_total add column line int;
alter table vertical_mix add column line int;
