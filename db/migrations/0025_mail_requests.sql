-- What someone who is not signed in asked us to mail to an address. A job looks the address up, so
-- that neither the answer nor its time tells whether it has an account. Sealed by the application,
-- and removed when the job is done.
create table mail_requests (
  id uuid primary key,
  sealed bytea not null,
  created_at timestamptz not null default now()
);
alter table mail_requests enable row level security;
grant select, insert, delete on mail_requests to wensenregister_app;
create policy accounts on mail_requests using (actor_system() = 'accounts');
create policy cleaning on mail_requests using (actor_system() = 'cleaning');
