-- The rows of a mandate, for the functions that check who may.
create or replace function add_mandate(
  id uuid, subject uuid, consent text, days integer, token bytea, request text)
  returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    #variable_conflict use_column
    declare
      until timestamptz := now() + make_interval(days => days);
    begin
      insert into mandates (id, subject_id, grantee_user_id, consent, valid_until, token_hash)
      values (add_mandate.id, subject, actor_id(), add_mandate.consent, until, token);
      insert into grants (id, subject_id, grantee_user_id, scope, valid_until, reason, origin,
                          may_write, mandate_id, needs)
      select gen_random_uuid(), subject, actor_id(), scope, until, 'conversation', 'owner',
             true, add_mandate.id, 'conversations.hold'
        from unnest(array['details', 'sections']) scope;
      perform note_audit('mandate.give', subject, add_mandate.consent, 'conversation', request);
      return until;
    end
  $$;
revoke all on function add_mandate(uuid, uuid, text, integer, bytea, text) from public;
