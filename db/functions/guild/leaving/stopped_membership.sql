-- The company of the actor, where its membership was stopped. Only the release before asks this; `stopped_company`
-- takes its place.
create or replace function stopped_membership() returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.user_id = actor_id() and f.status = 'inactive' and f.removed_at is null
  $$;
revoke all on function stopped_membership() from public;
grant execute on function stopped_membership() to wensenregister_app;
