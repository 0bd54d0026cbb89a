-- Everybody who has a mandate or a grant of the actor's own file, or had one: the name, which the
-- application opens with the search key, or the business.
create or replace function own_grantees() returns table (id uuid, sealed bytea, company_name text)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select i.user_id, i.sealed, null::text from file_index i
     where i.user_id in (select grantee_user_id from mandates where subject_id = actor_id()
                         union all
                         select grantee_user_id from grants where subject_id = actor_id())
    union all
    select f.id, null::bytea, f.company_name from franchise_partners f
     where f.id in (select grantee_member_id from grants where subject_id = actor_id())
  $$;
revoke all on function own_grantees() from public;
grant execute on function own_grantees() to wensenregister_app;
