-- What whoever a run was for might read when its file was made: the file is given to whoever may still read all of that. Null is a file
-- of a run without it, which nobody but an administrator is given any more.
alter table custom_report_run
  add column rights jsonb;
