-- A figure for administrators: a count, no rows.
create or replace function active_guild_members_count() returns bigint
  language sql stable security definer set search_path = public, pg_temp
  as $$ select count(*) from franchise_partners where status = 'active' $$;
revoke all on function active_guild_members_count() from public;
grant execute on function active_guild_members_count() to wensenregister_app;
