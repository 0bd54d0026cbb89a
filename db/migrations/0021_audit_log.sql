-- Who looked at what is someone else's, or changed what others may do. Rows are only ever added, by
-- note_audit(). Each has the hash of the one before, so that one that was changed, moved or taken
-- away is found (npm run audit:verify). No personal content: ids, and words out of fixed lists.
create table audit_log (
  day date not null,
  -- Counts from 1, every day anew.
  number integer not null check (number > 0),
  at timestamptz not null,
  -- Who, and whose it is. No references: the row stays when an account goes.
  actor_id uuid,
  -- The roles of the actor at that moment, or the part of the application.
  acted_as text not null check (acted_as ~ '^[a-z ]*$'),
  action text not null check (action ~ '^[a-z]+\.[a-z]+$'),
  subject_id uuid,
  -- Which part of a file, or which role.
  detail text check (detail ~ '^[a-z]+( [a-z]+){0,3}$'),
  reason text check (reason ~ '^[a-z]+(-[a-z]+){0,5}$'),
  -- The number of the request in the log of the site.
  request text not null check (request ~ '^[0-9a-f]{8}$'),
  transaction_id xid8 not null,
  previous bytea,
  hash bytea not null,
  primary key (day, number)
);
create index on audit_log (subject_id, at);
create index on audit_log (actor_id, at);
create index on audit_log (transaction_id);

alter table audit_log enable row level security;
grant select on audit_log to wensenregister_app;

insert into role_capabilities (role, capability) values
  ('admin', 'audit.search'),
  ('admin', 'roles.manage');
