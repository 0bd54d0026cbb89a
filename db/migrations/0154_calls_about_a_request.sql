-- What a trusted person says whom the owner did not name is heard from somebody else too: who is called for
-- that is named by name, with what they said. Rows are added by note_request_call only.
create table request_calls (
  id uuid primary key,
  request_id uuid not null references access_requests on delete cascade,
  -- 'named': somebody whom the owner named. 'owner' and 'doctor', also a hospital: about a living will.
  who text not null check (who in ('named', 'owner', 'doctor')),
  relative_id uuid references relatives on delete set null,
  -- The name of who was called, and how they are related or where they are.
  sealed bytea not null,
  said text not null check (said in ('yes', 'no', 'none')),
  noted_by uuid default actor_id() references users on delete set null,
  noted_at timestamptz not null default clock_timestamp(),
  check (who = 'named' or relative_id is null)
);
comment on table request_calls is
  'Who was called about a request besides its trusted person, and what they said';
create index on request_calls (request_id, noted_at);
create index on request_calls (relative_id);
create index on request_calls (noted_by);
create index on request_calls (noted_at);

alter table request_calls enable row level security;
grant select, delete, update (sealed) on request_calls to wensenregister_app;
