-- The guild member that the actor's own file is linked to, and since when.
create or replace function own_director()
  returns table (member uuid, company_name text, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.id, f.company_name, p.referral_tracked_at
      from profiles p join franchise_partners f on f.id = p.referred_by_franchise_id
     where p.user_id = actor_id() and f.removed_at is null
  $$;
revoke all on function own_director() from public;
grant execute on function own_director() to wensenregister_app;
