-- Accounts that a colleague makes for a client in a conversation, without a password: the client takes
-- it over later, with a link in a mail, or with a code in a letter for who has no e-mail.

-- Who has no address cannot sign in until they chose one.
alter table users alter column email drop not null;
alter table users add check (email is not null or email_verified_at is null);

-- An account that was not taken over yet.
create table prepared_accounts (
  user_id uuid primary key references users on delete cascade,
  made_by uuid references users on delete set null,
  made_at timestamptz not null default now(),
  -- How the client agreed that we keep what they tell.
  consent text not null check (consent in ('aloud', 'phone', 'paper')),
  -- Of the code in the newest letter, and until when it counts.
  code_hash bytea unique,
  code_until timestamptz,
  check ((code_hash is null) = (code_until is null))
);
create index on prepared_accounts (made_by);

alter table prepared_accounts enable row level security;
grant select, delete on prepared_accounts to wensenregister_app;

alter table tokens drop constraint tokens_purpose_check;
alter table tokens add constraint tokens_purpose_check
  check (purpose in ('verify', 'reset', 'link', 'takeover'));
