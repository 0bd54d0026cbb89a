-- Whose file has this number, for who may read files.
create or replace function file_owner(number text) returns uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select user_id from wishes
     where wish_file_number = upper(number) and (select actor_may('file.read'))
  $$;
revoke all on function file_owner(text) from public;
grant execute on function file_owner(text) to wensenregister_app;
