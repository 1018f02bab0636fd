-- Which part of its year a row of spend tells of: a quarter (1-4) or a month (1-12). Null in both is the whole year.
alter table spend_row add column quarter smallint;
alter table spend_row add column month smallint;
