-- Where the client of a mandate that the actor held gets their mail: nowhere where they are said to have died, since
-- others read that mailbox now.
create or replace function mandate_to_tell(ended uuid) returns citext
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.email from mandates m join users u on u.id = m.subject_id
     where m.id = ended and m.grantee_user_id = actor_id() and not is_reported(u.id)
  $$;
revoke all on function mandate_to_tell(uuid) from public;
grant execute on function mandate_to_tell(uuid) to wensenregister_app;
