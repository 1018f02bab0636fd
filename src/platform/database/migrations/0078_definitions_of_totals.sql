-- What a national total counts: between two years of a medium that name different ones no growth is told.
alter table national_total add column definition text;
