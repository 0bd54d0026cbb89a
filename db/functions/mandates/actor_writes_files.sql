-- The files in which this transaction has noted that the actor writes, in this part.
create or replace function actor_writes_files(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from wishes where user_id in (select actor_writes(wanted)) $$;
revoke all on function actor_writes_files(text) from public;
grant execute on function actor_writes_files(text) to wensenregister_app;
