-- Reminders to read one's wishes again (specification 3, 4 'Reminder', 9).

-- Reminders that were sent. A period is named by the day on which it falls due, and a person has one
-- row for it at most: that, and nothing else, keeps a second mail away when the job crashes, runs
-- twice or meets a clock that was set back.
create table reminders (
  user_id uuid not null references users on delete cascade,
  due_on date not null,
  -- Of the link in the mail, which asks for no sign-in.
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the person said that everything is still right.
  confirmed_at timestamptz,
  primary key (user_id, due_on)
);

alter table reminders enable row level security;
grant select, insert, update on reminders to wensenregister_app;
