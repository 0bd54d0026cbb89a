-- How many people are linked to members: numbers, no people.
create or replace function member_referrals(members uuid[])
  returns table (member uuid, total integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select referred_by_franchise_id, count(*)::integer from profiles
     where referred_by_franchise_id = any(members) and (select actor_may('members.manage'))
     group by referred_by_franchise_id
  $$;
revoke all on function member_referrals(uuid[]) from public;
grant execute on function member_referrals(uuid[]) to wensenregister_app;
