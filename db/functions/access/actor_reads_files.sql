-- The files that belong to those people.
create or replace function actor_reads_files(wanted text) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp
  as $$ select id from wishes where user_id in (select actor_reads(wanted)) $$;
revoke all on function actor_reads_files(text) from public;
grant execute on function actor_reads_files(text) to wensenregister_app;
