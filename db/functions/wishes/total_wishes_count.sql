-- A figure for administrators (specification 2.8): a count, no rows.
create or replace function total_wishes_count() returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$ select count(*) from wishes $$;
revoke all on function total_wishes_count() from public;
grant execute on function total_wishes_count() to wensenregister_app;
