-- What each role may do. Policies ask for a capability, so that a role can get or lose one in one
-- place. The same table stands in app/access/capabilities.ts; a test compares them.
create table role_capabilities (
  role text not null check (role in ('admin', 'staff', 'franchise')),
  capability text not null,
  primary key (role, capability)
);

insert into role_capabilities (role, capability) values
  ('admin', 'office.enter'),
  ('admin', 'appointments.read'),
  ('admin', 'callbacks.manage'),
  ('admin', 'members.manage'),
  ('admin', 'law.manage'),
  ('staff', 'office.enter'),
  ('staff', 'appointments.read'),
  ('franchise', 'guild.enter');

alter table role_capabilities enable row level security;
grant select on role_capabilities to wensenregister_app;
