-- A shorter waiting time counts after a week: whoever sits at the computer of somebody who died, and
-- knows the password, takes no time away that its owner had chosen. A longer one counts at once.
alter table release_preferences
  add column next_wait_hours smallint check (next_wait_hours between 0 and 72),
  add column next_will_hours smallint check (next_will_hours between 0 and 24),
  -- From when on those count.
  add column next_from timestamptz,
  -- Of the link in the mail that keeps what counts now.
  add column keep_hash bytea unique,
  add check (num_nulls(next_wait_hours, next_will_hours, next_from) in (0, 3));

-- When it counts is not for the application to say.
revoke insert, update on release_preferences from wensenregister_app;
grant insert (user_id, wait_hours, will_hours), update (user_id, wait_hours, will_hours, updated_at, keep_hash)
  on release_preferences to wensenregister_app;
