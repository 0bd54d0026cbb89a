-- Members that a request can be opened for.
create or replace function members_who_may_ask()
  returns table (id uuid, company_name text, city text, email citext)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select f.id, f.company_name, coalesce(f.city, ''), f.email from franchise_partners f
     where f.status = 'active' and (select actor_may('requests.decide'))
       and f.id is distinct from (select actor_member_id())
     order by f.company_name, f.id
  $$;
revoke all on function members_who_may_ask() from public;
grant execute on function members_who_may_ask() to wensenregister_app;
