-- How much happens in the register, for the office: numbers, no people.

-- How much there was of each kind on a day here. Accounts, appointments and requests go after a
-- while; that they were there stays, as a number.
create table daily_figures (
  kind text not null check (kind in
    ('registrations', 'files', 'cards', 'appointments', 'callbacks', 'applications')),
  day date not null,
  total integer not null check (total > 0),
  primary key (kind, day)
);

alter table daily_figures enable row level security;
grant select on daily_figures to wensenregister_app;

insert into role_capabilities (role, capability) values
  ('admin', 'figures.read'),
  ('staff', 'figures.read');

create index on users (email_verified_at);
create index on wish_versions (confirmed_at) where number = 1;
create index on cards (created_at);
create index on appointments (created_at);
