-- Functions that look past row-level security are for the application's role only.
revoke all on function session_user_of(bytea, interval), actor_has_role(text), actor_owns_wish(uuid),
  total_wishes_count(), active_guild_members_count() from public;
grant execute on function session_user_of(bytea, interval), actor_has_role(text), actor_owns_wish(uuid),
  total_wishes_count(), active_guild_members_count() to wensenregister_app;
