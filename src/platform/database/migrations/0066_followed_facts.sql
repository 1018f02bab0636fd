-- Facts without a key of their own are followed by their whole row: so another machine can take over a part of them while rows are written and
-- deleted. It costs an import nothing, as an index of millions of rows would, and no change of a row has to look for it: they never change.
alter table ad_intel_period replica identity full;

alter table spend_row replica identity full;

-- Parts do not take over the identity of the whole.
do $$ declare part text; begin
  for part in select inhrelid::regclass::text from pg_inherits where inhparent = 'spend_row'::regclass
  loop execute format('alter table %s replica identity full', part); end loop; end $$;
