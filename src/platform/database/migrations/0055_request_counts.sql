-- How often somebody asked for a limited thing in the window that is under way, counted by all processes together. Unlogged: after a crash of
-- the store the windows begin anew, and nothing else is lost.
create unlogged table request_count (
  place text not null,
  caller text not null,
  count int not null,
  window_ends_at timestamptz not null,
  constraint request_count_pkey primary key (place, caller)
);
