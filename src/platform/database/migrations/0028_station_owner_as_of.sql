-- The day of a list that tells who owns stations and not since when: a year, a month or a day as the file writes it.
alter table station_owner add column as_of text;
