-- Beyond 20 files an hour a colleague asks for more, and another administrator decides on it.
create table reading_requests (
  id uuid primary key,
  reader_id uuid not null references users on delete cascade,
  asked_at timestamptz not null default now(),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  allowed boolean,
  check ((decided_at is null) = (allowed is null))
);
comment on table reading_requests is
  'Who asked to read more than 20 files in an hour, and what another administrator decided.';
create index on reading_requests (reader_id);
create index on reading_requests (decided_by);

-- Made and decided on by functions only.
alter table reading_requests enable row level security;
grant select on reading_requests to wensenregister_app;
