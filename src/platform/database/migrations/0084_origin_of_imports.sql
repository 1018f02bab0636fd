-- Of a file that the product made of public data: the sources that are in it and the year or day that each is of, as [{"source", "vintage"}], and whether rows of
-- a file that an organisation brought itself are in it, too.
alter table import add column origins jsonb not null default '[]';
alter table import add column holds_own boolean not null default false;
