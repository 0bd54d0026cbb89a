-- Reading what is someone else's: by a grant, or by what one's role allows. Either way through
-- open_file_of(), which notes it in the audit log; rows are visible to the transaction that did.

-- Who may read which part of someone's file, since when and until when. Nobody makes grants yet: the
-- parts in which people release their file do.
create table grants (
  id uuid primary key,
  subject_id uuid not null references users on delete cascade,
  -- To whom: someone with an account, a guild member, or a contact. Rows of contacts are made anew
  -- whenever they are saved, so a contact is a keyed hash of their address.
  grantee_user_id uuid references users on delete cascade,
  grantee_member_id uuid references franchise_partners on delete cascade,
  grantee_contact bytea,
  scope text not null
    check (scope in ('details', 'sections', 'documents', 'living will', 'confidential')),
  valid_from timestamptz not null default now(),
  valid_until timestamptz check (valid_until > valid_from),
  reason text not null check (reason ~ '^[a-z]+(-[a-z]+){0,5}$'),
  -- Who decided so: the owner, or the office on a request.
  origin text not null check (origin in ('owner', 'office')),
  created_at timestamptz not null default now(),
  check (num_nonnulls(grantee_user_id, grantee_member_id, grantee_contact) = 1)
);
create index on grants (subject_id);
create index on grants (grantee_user_id);
create index on grants (grantee_member_id);

alter table grants enable row level security;
grant select on grants to wensenregister_app;

insert into role_capabilities (role, capability) values ('admin', 'file.read');
