-- The membership that the actor takes part in, while it lasts.
create or replace function actor_member_id() returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select m.member_id from guild_memberships m join franchise_partners f on f.id = m.member_id
     where m.user_id = actor_id() and f.status = 'active'
  $$;
revoke all on function actor_member_id() from public;
grant execute on function actor_member_id() to wensenregister_app;
