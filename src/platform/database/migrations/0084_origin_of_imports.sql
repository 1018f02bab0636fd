-- Of a file that the product fetched itself: which public source it came from, and the year or day that it is of. Null for any other.
alter table import add column public_source text;
alter table import add column public_vintage text;
