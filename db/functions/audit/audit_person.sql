-- The other way round: whose address or number of a file it is.
create or replace function audit_person(named text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select id from users where email = named::citext and (select actor_may('audit.search'))
    union all
    select user_id from wishes
     where wish_file_number = upper(named) and (select actor_may('audit.search'))
  $$;
revoke all on function audit_person(text) from public;
grant execute on function audit_person(text) to wensenregister_app;
