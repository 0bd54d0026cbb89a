-- What contacts have done of what there is to do after a death: all of one file see the same list.

-- The task is named by its id, never by what somebody wrote.
create table death_report_ticks (
  report_id uuid not null references death_reports on delete cascade,
  task text not null check (task ~ '^[a-z][A-Za-z]{1,39}$'),
  -- Of a contact who may be gone with the account.
  relative_id uuid not null,
  at timestamptz not null default now(),
  primary key (report_id, task)
);
comment on table death_report_ticks is
  'What a contact has done of what there is to do after a death that was reported';
alter table death_report_ticks enable row level security;
grant select on death_report_ticks to wensenregister_app;
