-- When the sweep of stored files first found that nothing uses one; null while something does. What stays unused for a time is removed.
alter table stored_file add column unused_since timestamptz;
