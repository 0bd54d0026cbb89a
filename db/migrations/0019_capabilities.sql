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
create policy everyone on role_capabilities for select using (true);

-- Whether the actor may do something. Always asked as (select actor_may('…')): once a query.
create function actor_may(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from user_roles join role_capabilities using (role)
                    where user_id = actor_id() and capability = wanted)
  $$;
revoke all on function actor_may(text) from public;
grant execute on function actor_may(text) to wensenregister_app;

alter policy admin on franchise_partners using ((select actor_may('members.manage')));
alter policy admin on choice_legal_status using ((select actor_may('law.manage')));
alter policy office on appointments using ((select actor_may('appointments.read')));
alter policy admin on callback_requests using ((select actor_may('callbacks.manage')));
alter policy admin_change on callback_requests using ((select actor_may('callbacks.manage')));
alter policy appointments on mails using (
  kind like 'appointment-%'
  and (actor_system() = 'appointments' or (select actor_may('appointments.read'))));

drop function actor_has_role(text);
