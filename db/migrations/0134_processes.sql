-- Processes that serve or work now, with the names of the master keys that each has, the newest first.
create table processes (
  id uuid primary key,
  command text not null check (command in ('serve', 'work')),
  master_keys text[] not null,
  seen_at timestamptz not null default now()
);
alter table processes enable row level security;
grant select, insert, update, delete on processes to wensenregister_app;
