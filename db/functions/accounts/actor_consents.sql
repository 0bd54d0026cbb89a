-- Whether a consent of the actor is in force. Asked in a (select …), like actor_has_role.
create or replace function actor_consents(wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from consents
                    where user_id = actor_id() and kind = wanted and withdrawn_at is null)
  $$;
revoke all on function actor_consents(text) from public;
grant execute on function actor_consents(text) to wensenregister_app;
