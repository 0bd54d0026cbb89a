-- An owner may want time for a living will as well. None for who never chose: a doctor may need it at
-- once.
alter table release_preferences
  add column will_hours smallint not null default 0 check (will_hours between 0 and 24);
