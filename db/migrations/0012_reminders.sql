-- Reminders to read one's wishes again (specification 3, 4 'Reminder', 9). A period is named by the
-- day on which it falls due, and a person has one row for it at most: that, and nothing else, keeps
-- a second mail away when the job crashes, runs twice or meets a clock that was set back.
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

-- Counting starts anew when the choice of a reminder changes, whoever changes it.
alter table profiles add column reminder_set_at timestamptz;

create function note_reminder_choice() returns trigger
  language plpgsql
  as $$
  begin
    new.reminder_set_at := now();
    return new;
  end
  $$;

create trigger reminder_choice
  before update of reminder_frequency, reminder_interval_months on profiles
  for each row
  when (old.reminder_frequency is distinct from new.reminder_frequency
        or old.reminder_interval_months is distinct from new.reminder_interval_months)
  execute function note_reminder_choice();

alter table reminders enable row level security;
grant select, insert, update on reminders to wensenregister_app;

create policy own on reminders for select using (user_id = actor_id());
create policy reminders on reminders using (actor_system() = 'reminders');

-- 'reminders' sees whom it may write to and when they last wrote, of people who asked for it only.
create policy reminders on profiles for select
  using (actor_system() = 'reminders' and reminder_frequency <> 'never');
create policy reminders on users for select
  using (actor_system() = 'reminders' and email_verified_at is not null
         and exists (select from profiles where profiles.user_id = users.id));
create policy reminders on wishes for select
  using (actor_system() = 'reminders'
         and exists (select from profiles where profiles.user_id = wishes.user_id));
