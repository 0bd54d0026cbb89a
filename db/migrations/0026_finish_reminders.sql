-- The one mail that asks someone back who began and never confirmed anything: whether it is wanted,
-- and that it was sent. A person has one row at most, so that it is sent once ever.
create table finish_reminders (
  user_id uuid primary key references users on delete cascade,
  off boolean not null default false,
  sent_at timestamptz,
  -- Of the link that turns it off without signing in.
  token_hash bytea unique,
  expires_at timestamptz
);

alter table finish_reminders enable row level security;
grant select, insert, update on finish_reminders to wensenregister_app;
