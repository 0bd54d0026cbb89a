-- Contacts without an e-mail address are told of a death by a colleague: by telephone, or by a letter.

-- One for each thing that a contact is to be told; and 'new-code' for a letter with a code that was lost.
create table death_notices (
  id uuid primary key,
  report_id uuid not null references death_reports on delete cascade,
  -- Of a contact who may be gone with the account.
  relative_id uuid not null,
  about text not null check (about in
    ('asked', 'first', 'all', 'stopped', 'refused', 'expired', 'ends-soon', 'ended', 'new-code')),
  -- Who the contact is and who named them, for whom the account may be gone.
  sealed bytea not null,
  created_at timestamptz not null default now(),
  -- Calls that nobody answered.
  tries smallint not null default 0,
  tried_at timestamptz,
  -- What was said on the telephone; 'told' where nothing is asked.
  answer text check (answer in ('yes', 'no', 'unknown', 'told')),
  -- Who called; of a new code, who asked for it: another makes it.
  noted_by uuid references users on delete set null,
  noted_at timestamptz,
  confirmed_by uuid references users on delete set null,
  printed_at timestamptz,
  sent_by uuid references users on delete set null,
  sent_at timestamptz,
  -- When the contact had been told.
  done_at timestamptz
);
comment on table death_notices is
  'What a colleague tells a contact without an e-mail address, by telephone or by letter';
-- Each is told once; a letter can be lost again.
create unique index one_notice on death_notices (report_id, relative_id, about)
  where about <> 'new-code' or done_at is null;
create index on death_notices (created_at) where done_at is null;
create index on death_notices (noted_by);
create index on death_notices (confirmed_by);
create index on death_notices (sent_by);

alter table death_notices enable row level security;
grant select, insert (id, report_id, relative_id, about, sealed), delete, update (sealed)
  on death_notices to wensenregister_app;
