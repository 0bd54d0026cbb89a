-- A trusted person without e-mail, or who does not answer it, is called. One colleague writes down what
-- was said, another confirms it; then the request goes on as by the link.
create table contact_calls (
  id uuid primary key,
  request_id uuid not null unique references access_requests on delete cascade,
  -- The number that was called, and the name of who answered.
  sealed bytea not null,
  answer text not null check (answer in ('yes', 'no')),
  called_at timestamptz not null,
  noted_by uuid default actor_id() references users on delete set null,
  noted_at timestamptz not null default now(),
  confirmed_by uuid references users on delete set null,
  confirmed_at timestamptz,
  check (confirmed_by <> noted_by)
);
comment on table contact_calls is
  'What a trusted person said on the telephone; two colleagues, who are two people';
create index on contact_calls (noted_by);
create index on contact_calls (confirmed_by);
create index on contact_calls (noted_at);

alter table contact_calls enable row level security;
grant select, delete, insert (id, request_id, sealed, answer, called_at), update (sealed)
  on contact_calls to wensenregister_app;

-- Who does not answer is reminded once; another trusted person once more. What was written down of a
-- call with the former is of no use then.
alter table access_requests add column reminded_at timestamptz;
grant update (reminded_at) on access_requests to wensenregister_app;
