-- The company whose owner stopped the access of the actor, and whom to ask: nobody where it is a member no more. None
-- once they read so.
create or replace function stopped_access() returns table (company text, owner text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name, case when f.removed_at is null then f.contact_name end
      from stopped_colleagues s join franchise_partners f on f.id = s.member_id
     where s.user_id = actor_id()
  $$;
revoke all on function stopped_access() from public;
grant execute on function stopped_access() to wensenregister_app;
