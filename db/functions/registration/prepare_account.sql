-- An account for a client who has none, with what the application sealed, the consent, and the mandate
-- to write along. Null when another account has that address.
create or replace function prepare_account(
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
revoke all on function prepare_account(uuid, citext, bytea, bytea, bytea, bytea, bigint[], bigint[], text, text, text, uuid, integer, bytea, text) from public;
grant execute on function prepare_account(uuid, citext, bytea, bytea, bytea, bytea, bigint[], bigint[], text, text, text, uuid, integer, bytea, text) to wensenregister_app;
