-- The certificate of a death, as who asks for a full file may add it.

-- One for a request. Its bytes are in the storage for files, under a key of its own that is sealed in
-- the row: a row that goes takes them along.
create table access_certificates (
  id uuid primary key,
  request_id uuid not null unique references access_requests on delete cascade,
  kind text not null check (kind in ('pdf', 'jpg', 'png')),
  size integer not null check (size > 0),
  -- Its name and its key.
  sealed bytea not null,
  storage_key uuid not null unique,
  created_at timestamptz not null default now()
);
alter table access_certificates enable row level security;
grant select, insert, delete, update (sealed) on access_certificates to wensenregister_app;

-- When the office asked for it.
alter table access_requests add column certificate_asked_at timestamptz;
