-- Guild members as the office manages them, and what members are told (specification 2.8, 3, 4, 8).

alter table franchise_partners
  -- When the office first let the company in; empty while an application waits.
  add column activated_at timestamptz,
  -- The office removed it. A job tells everybody who has to know, and then the row goes.
  add column removed_at timestamptz,
  -- Someone who has an account already and is asked to make it that of this member, by a link in a
  -- mail: its hash, and until when it works.
  add column invited_user_id uuid references users on delete set null,
  add column invitation bytea unique,
  add column invited_until timestamptz,
  add constraint removed_is_inactive check (removed_at is null or status = 'inactive');
update franchise_partners set activated_at = created_at
 where status = 'active' or user_id is not null;
create unique index one_member_an_address on franchise_partners (email) where removed_at is null;
create index on franchise_partners (created_at, id);
create index on franchise_partners (invited_user_id);

grant delete on franchise_partners to wensenregister_app;

delete from user_roles r using franchise_partners f
 where r.user_id = f.user_id and r.role = 'franchise' and f.status = 'inactive';
insert into user_roles (user_id, role)
select user_id, 'franchise' from franchise_partners where status = 'active' and user_id is not null
on conflict do nothing;

-- What a member is told about links to their company. Texts of ours, without names of people.
create table franchise_notifications (
  id uuid primary key,
  franchise_id uuid not null references franchise_partners on delete cascade,
  type text not null check (type in ('warning', 'info')),
  title text not null,
  message text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index on franchise_notifications (franchise_id, created_at);

alter table franchise_notifications enable row level security;
grant select, insert, delete, update (read_at) on franchise_notifications to wensenregister_app;
