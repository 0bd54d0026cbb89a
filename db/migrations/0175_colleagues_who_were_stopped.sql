-- Whose access to a member its owner stopped: who signs in reads why the dashboard is gone, until they say so.
create table stopped_colleagues (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references users on delete cascade,
  member_id uuid not null references franchise_partners on delete cascade,
  stopped_at timestamptz not null default now()
);
comment on table stopped_colleagues is 'Whose access to a member its owner stopped, until they read so';
create index on stopped_colleagues (member_id);

alter table stopped_colleagues enable row level security;
grant select, delete on stopped_colleagues to wensenregister_app;
