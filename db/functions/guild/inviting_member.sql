-- Which company asked the actor so, while the link works.
create or replace function inviting_member(link bytea) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.company_name from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.invitation = link and m.invited_user_id = actor_id() and m.invited_until > now()
       and m.user_id is null and f.status = 'active'
       and not exists (select from guild_memberships where user_id = actor_id())
  $$;
revoke all on function inviting_member(bytea) from public;
grant execute on function inviting_member(bytea) to wensenregister_app;
