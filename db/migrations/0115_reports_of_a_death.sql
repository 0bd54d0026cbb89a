-- Contacts let us know of a death; once it is certain, and its owner had time to stop it, each of them
-- reads what was decided for them, in two stages, from a sealed copy of their own.

-- What one contact told first, and how far it is. The row stays when the account goes.
create table death_reports (
  id uuid primary key,
  subject_id uuid references users on delete set null,
  case_id uuid references release_cases on delete set null,
  -- Readable: two contacts and the confirmed version are compared with it.
  died_on date not null,
  -- How it is to become certain: another contact says so as well, or two colleagues saw a paper.
  way text not null check (way in ('contact', 'paper')),
  state text not null default 'reported' check (state in
    ('reported', 'waiting', 'first', 'all', 'ended', 'stopped', 'refused', 'expired')),
  because text check (because ~ '^[a-z]+(-[a-z]+){0,5}$'),
  created_at timestamptz not null default now(),
  -- Until then the owner has time to stop it.
  waits_until timestamptz not null,
  -- When the owner was mailed last.
  owner_told_at timestamptz,
  -- From when what is needed at once is read, from when the rest, and until when.
  first_at timestamptz,
  all_at timestamptz check (all_at > first_at),
  copies_until timestamptz check (copies_until > all_at),
  changed_at timestamptz not null default now(),
  check (num_nulls(first_at, all_at, copies_until) in (0, 3))
);
comment on table death_reports is 'That a contact let us know of a death, and what became of it';
create unique index one_report_a_case on death_reports (case_id)
  where state in ('reported', 'waiting', 'first', 'all');
create index on death_reports (subject_id);
create index on death_reports (case_id);
create index on death_reports (state, changed_at);

-- What each contact said. Who reported it said yes first.
create table death_report_answers (
  report_id uuid not null references death_reports on delete cascade,
  -- Of a contact who may be gone with the account.
  relative_id uuid not null,
  -- By which a contact is known, so that two with one mailbox count as one.
  address bytea not null,
  answer text not null check (answer in ('yes', 'no', 'unknown')),
  at timestamptz not null default now(),
  primary key (report_id, relative_id)
);
comment on table death_report_answers is 'What a contact said about a death that was reported';
create index on death_report_answers (relative_id);

-- What one contact gets: a sealed copy with a key of its own, whatever becomes of the file.
create table relative_copies (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references death_reports on delete cascade,
  -- Of a contact who may be gone with the account.
  relative_id uuid not null,
  -- By which the contact comes in: as relative_visits.address.
  address bytea not null,
  -- Who the contact is and who named them.
  sealed bytea not null,
  -- The key of what is read: what there is to read is in the storage for files.
  sealed_key bytea,
  storage_key uuid unique,
  failures integer not null default 0,
  next_try_at timestamptz not null default now(),
  taken_until timestamptz,
  made_at timestamptz,
  -- When the contact was mailed about each stage, and about the end.
  first_told_at timestamptz,
  all_told_at timestamptz,
  month_told_at timestamptz,
  week_told_at timestamptz,
  end_told_at timestamptz,
  unique (report_id, relative_id),
  check ((sealed_key is null) = (storage_key is null)),
  check (storage_key is null or made_at is not null)
);
comment on table relative_copies is
  'What a contact reads after a death: the sealed copy of what was decided for them';
create index on relative_copies (address);
create index copies_to_make on relative_copies (next_try_at) where made_at is null;

-- The documents of a copy, each under a key of its own that is sealed in its row.
create table relative_copy_files (
  id uuid primary key,
  copy_id uuid not null references relative_copies on delete cascade,
  -- By which what is read names it.
  document_id uuid not null,
  kind text not null,
  size integer not null check (size > 0),
  -- Its name and its key.
  sealed bytea not null,
  storage_key uuid not null unique,
  unique (copy_id, document_id)
);
comment on table relative_copy_files is 'A document in the copy of a contact';

-- From when on a contact's reports count: three stopped in a row close it until the owner opens it.
alter table relatives add column reports_from timestamptz;
grant update (reports_from) on relatives to wensenregister_app;

-- How many months relatives read on.
alter table release_preferences
  add column copies_months smallint not null default 12 check (copies_months between 1 and 24);
grant insert (copies_months), update (copies_months) on release_preferences to wensenregister_app;

-- The owner stops a report by the link of a mail, as they stop a request.
alter table release_links
  alter column request_id drop not null,
  add column report_id uuid references death_reports on delete cascade,
  add constraint one_thing check (num_nonnulls(request_id, report_id) = 1),
  add constraint reports_are_stopped check (report_id is null or purpose = 'stop');
create index on release_links (report_id);

-- A contact is asked about a death by a link.
alter table relative_links
  drop constraint relative_links_purpose_check,
  add constraint relative_links_purpose_check check (purpose in ('answer', 'visit', 'death', 'read'));

-- Making the copies reads by a grant that ends with it.
alter table grants
  add column report_id uuid references death_reports on delete cascade,
  drop constraint grants_check1,
  add constraint systems_read_for_something check (
    (grantee_system is null) = (num_nonnulls(delivery_id, report_id) = 0));
create index on grants (report_id);

alter table death_reports enable row level security;
alter table death_report_answers enable row level security;
alter table relative_copies enable row level security;
alter table relative_copy_files enable row level security;
grant select, delete,
      update (state, because, owner_told_at, first_at, all_at, copies_until)
  on death_reports to wensenregister_app;
grant select on death_report_answers to wensenregister_app;
grant select, insert (id, report_id, relative_id, address, sealed), delete,
      update (sealed, sealed_key, failures, next_try_at, taken_until, first_told_at,
              all_told_at, month_told_at, week_told_at, end_told_at)
  on relative_copies to wensenregister_app;
grant select, insert, delete, update (sealed) on relative_copy_files to wensenregister_app;

create index untold_reports on history (id) where told_at is null and machine = 'death_reports';

insert into transitions (machine, former, next) values
  ('death_reports', null, 'reported'),
  ('death_reports', 'reported', 'waiting'),
  ('death_reports', 'reported', 'stopped'),
  ('death_reports', 'reported', 'refused'),
  ('death_reports', 'reported', 'expired'),
  ('death_reports', 'waiting', 'first'),
  ('death_reports', 'waiting', 'stopped'),
  ('death_reports', 'first', 'all'),
  ('death_reports', 'first', 'stopped'),
  ('death_reports', 'all', 'ended'),
  ('death_reports', 'all', 'stopped')
on conflict do nothing;
