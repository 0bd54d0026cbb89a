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
create policy accounts on prepared_accounts using (actor_system() = 'accounts');
create policy cleaning on prepared_accounts for select using (actor_system() = 'cleaning');

-- Wishes that someone told us wait for a year after the newest letter, not for 30 days.
drop policy cleaning on users;
drop policy cleaning_remove on users;
create policy cleaning on users for select using (
  actor_system() = 'cleaning'
  and email_verified_at is null and created_at < now() - interval '30 days'
  and not exists (select from prepared_accounts p
                   where p.user_id = users.id
                     and coalesce(p.code_until, p.made_at) > now() - interval '1 year'));
create policy cleaning_remove on users for delete using (
  actor_system() = 'cleaning'
  and email_verified_at is null and created_at < now() - interval '30 days'
  and not exists (select from prepared_accounts p
                   where p.user_id = users.id
                     and coalesce(p.code_until, p.made_at) > now() - interval '1 year'));

alter table tokens drop constraint tokens_purpose_check;
alter table tokens add constraint tokens_purpose_check
  check (purpose in ('verify', 'reset', 'link', 'takeover'));

-- An account for a client who has none, with what the application sealed, the consent, and the mandate
-- to write along. Null when another account has that address.
create function prepare_account(
  id uuid, address citext, personal bytea, secret bytea, profile bytea, card bytea,
  by_words bigint[], by_email bigint[], made_with text, consent text, consent_version text,
  mandate uuid, days integer, token bytea, request text)
  returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    begin
      if not actor_may('conversations.hold') then
        raise exception 'not allowed to hold a conversation' using errcode = 'insufficient_privilege';
      end if;
      insert into users (id, email, password_hash) values (prepare_account.id, address, '-')
      on conflict (email) do nothing;
      if not found then
        return null;
      end if;
      insert into person_keys (user_id, purpose, wrapped)
      values (prepare_account.id, 'personal', personal), (prepare_account.id, 'secret', secret);
      insert into profiles (user_id, sealed, privacy_consent_version, privacy_consent_at)
      values (prepare_account.id, profile, consent_version, now());
      insert into consents (user_id, kind, version, given_at)
      values (prepare_account.id, 'privacy', consent_version, now());
      insert into file_index (user_id, made_with, sealed, by_words, by_email)
      values (prepare_account.id, prepare_account.made_with, card, prepare_account.by_words,
              prepare_account.by_email);
      insert into prepared_accounts (user_id, made_by, consent)
      values (prepare_account.id, actor_id(), prepare_account.consent);
      perform note_audit('account.prepare', prepare_account.id, prepare_account.consent,
                         'conversation', request);
      return add_mandate(mandate, prepare_account.id, prepare_account.consent, days, token, request);
    end
  $$;

-- Another code in place of the one before, for an account without an address, while it was not taken
-- over: for who writes along, in the transaction that notes it. Until when it counts; null otherwise.
create function renew_takeover_code(subject uuid, code bytea, days integer) returns timestamptz
  language sql security definer set search_path = public, pg_temp
  as $$
    update prepared_accounts p
       set code_hash = code, code_until = now() + make_interval(days => days)
     where p.user_id = subject and p.user_id in (select actor_writes('details'))
       and (select email from users u where u.id = p.user_id) is null
    returning code_until
  $$;

revoke all on function
  prepare_account(uuid, citext, bytea, bytea, bytea, bytea, bigint[], bigint[], text, text, text,
                  uuid, integer, bytea, text),
  renew_takeover_code(uuid, bytea, integer) from public;
grant execute on function
  prepare_account(uuid, citext, bytea, bytea, bytea, bytea, bigint[], bigint[], text, text, text,
                  uuid, integer, bytea, text),
  renew_takeover_code(uuid, bytea, integer) to wensenregister_app;

drop function held_mandates();

-- Those that the actor holds, with who each file is of: what a colleague needs to tell them apart.
-- `by_letter`: a client without an address, who has not taken the file over.
create function held_mandates()
  returns table (mandate uuid, subject uuid, email citext, sealed bytea, wish_file_number text,
                 until timestamptz, by_letter boolean)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.id, m.subject_id, u.email, i.sealed, w.wish_file_number, m.valid_until,
           u.email is null
      from mandates m
      join users u on u.id = m.subject_id
      join file_index i on i.user_id = m.subject_id
      left join wishes w on w.user_id = m.subject_id
     where m.grantee_user_id = actor_id() and m.ended_at is null and now() < m.valid_until
       and (select actor_may('conversations.hold'))
     order by m.given_at desc
  $$;
revoke all on function held_mandates() from public;
grant execute on function held_mandates() to wensenregister_app;
