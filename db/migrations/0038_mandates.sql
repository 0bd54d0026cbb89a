-- Writing in the file of someone else, who agreed: a colleague who writes along in a conversation, and
-- others later. As reading (0023) it goes by a grant, and each time leaves a row in the audit log; rows
-- can be changed in the transaction that did so, and nowhere else.

-- That someone may write in another's file until some moment: who agreed, how, when, and with whom.
create table mandates (
  id uuid primary key,
  subject_id uuid not null references users on delete cascade,
  grantee_user_id uuid not null references users on delete cascade,
  -- How the owner of the file agreed: aloud at the table, by telephone, or on paper.
  consent text not null check (consent in ('aloud', 'phone', 'paper')),
  given_at timestamptz not null default now(),
  valid_until timestamptz not null check (valid_until > given_at),
  -- By either of them, before its time. Its grants are gone then.
  ended_at timestamptz,
  -- Of the link in the mail that ends it without signing in.
  token_hash bytea unique
);
create index on mandates (subject_id);
create index on mandates (grantee_user_id);

alter table mandates enable row level security;
grant select on mandates to wensenregister_app;

-- A grant that lets write has an end and a mandate, and is never about the confidential part.
alter table grants
  add column may_write boolean not null default false,
  add column mandate_id uuid references mandates on delete cascade,
  -- What the grantee must be allowed to do as well: a colleague who leaves has no use of it.
  add column needs text,
  add check (not may_write
             or (mandate_id is not null and valid_until is not null and scope <> 'confidential'));
create index on grants (mandate_id);

-- Who stored a section last. Nobody in rows of before.
alter table wish_sections
  add column updated_by uuid default actor_id() references users on delete set null;
create index on wish_sections (updated_by);
