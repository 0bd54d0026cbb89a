-- How many files are linked to the member of the actor: a number, no people.
create or replace function own_linked_files() returns integer
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select count(*)::integer from profiles
     where referred_by_franchise_id = (select actor_member_id())
  $$;
revoke all on function own_linked_files() from public;
grant execute on function own_linked_files() to wensenregister_app;
