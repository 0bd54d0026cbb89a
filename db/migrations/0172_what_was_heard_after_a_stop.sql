-- What a colleague heard who called about a request that a sign-in stopped, or that its own trusted person denied:
-- who asks for the same file later is looked at with it.
create table stop_notes (
  id uuid primary key,
  request_id uuid not null references access_requests on delete cascade,
  sealed bytea not null,
  noted_by uuid references users on delete set null,
  noted_at timestamptz not null default now()
);
comment on table stop_notes is 'What a colleague heard about a request that ended, and needed a person for that';
create index on stop_notes (request_id);
create index on stop_notes (noted_by);
create index on stop_notes (noted_at);

-- Added and read by functions only.
alter table stop_notes enable row level security;
grant select, update, delete on stop_notes to wensenregister_app;
