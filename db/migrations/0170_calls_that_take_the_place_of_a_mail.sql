-- Whom no mail reaches: the owner of a file without an address, and a trusted person who answered by telephone. A
-- colleague calls them at each step that others are mailed of, and notes it.
create table calls_to_make (
  id uuid primary key,
  request_id uuid not null references access_requests on delete cascade,
  who text not null check (who in ('owner', 'contact')),
  about text not null check (about in (
    'asked', 'approved', 'rejected', 'stopped', 'over', 'delivered', 'deletion', 'deleted', 'kept')),
  created_at timestamptz not null default clock_timestamp(),
  -- 'tried': a message was left, or a letter went.
  came text check (came in ('spoken', 'tried')),
  done_by uuid references users on delete set null,
  done_at timestamptz,
  check ((came is null) = (done_at is null))
);
comment on table calls_to_make is
  'Calls about a request that a colleague makes in the place of a mail';
create index on calls_to_make (request_id);
create index on calls_to_make (done_by);
create index on calls_to_make (created_at);

alter table calls_to_make enable row level security;
grant select, insert, delete on calls_to_make to wensenregister_app;

-- The mail that told the owner of a request: nothing is given before it went.
alter table access_requests add column owner_mail_id uuid;
grant update (owner_mail_id) on access_requests to wensenregister_app;
