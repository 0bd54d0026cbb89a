-- A paper that a contact adds to a report of a death, and two colleagues who look at it: with it, the word
-- of one contact is enough.

-- One for a report. Its bytes are in the storage for files, under a key of its own that is sealed in the
-- row: a row that goes takes them along.
create table death_report_papers (
  id uuid primary key,
  report_id uuid not null unique references death_reports on delete cascade,
  -- Of a contact who may be gone with the account.
  relative_id uuid not null,
  kind text not null check (kind in ('pdf', 'jpg', 'png')),
  size integer not null check (size > 0),
  -- Its name and its key.
  sealed bytea not null,
  storage_key uuid not null unique,
  created_at timestamptz not null default now(),
  -- When the office was mailed that it is there.
  told_at timestamptz
);
comment on table death_report_papers is
  'The paper of a doctor or a town hall that a contact added to a report of a death';

-- That a colleague looked at a paper. One of a paper that was replaced counts for nothing.
create table death_report_approvals (
  report_id uuid not null references death_reports on delete cascade,
  colleague_id uuid not null references users on delete cascade,
  -- Gone with the paper.
  paper_id uuid references death_report_papers on delete set null,
  -- The hash of the mailbox of the colleague, by which contacts are known.
  address bytea not null,
  checks text[] not null check (
    cardinality(checks) > 0
    and checks <@ array['name-on-paper', 'birth-on-paper', 'day-on-paper', 'contact-called']),
  at timestamptz not null default now(),
  primary key (report_id, colleague_id)
);
comment on table death_report_approvals is 'Colleagues who saw on a paper that somebody died';
create index on death_report_approvals (colleague_id);
create index on death_report_approvals (paper_id);

alter table death_report_papers enable row level security;
alter table death_report_approvals enable row level security;
grant select, delete, update (sealed, told_at) on death_report_papers to wensenregister_app;
grant select on death_report_approvals to wensenregister_app;

-- Deaths that contacts let us know of, and files that relatives read after one, are counted as well.
alter table daily_figures drop constraint daily_figures_kind_check;
alter table daily_figures add constraint daily_figures_kind_check check (kind in
  ('registrations', 'files', 'cards', 'appointments', 'callbacks', 'applications', 'requests', 'deaths',
   'readings', 'age'));
create index on death_reports (created_at);
create index on death_reports (first_at);
