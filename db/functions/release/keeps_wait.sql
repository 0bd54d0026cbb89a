-- Whether the link of a mail keeps anything (any more).
create or replace function keeps_wait(token bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from release_preferences where keep_hash = token and now() < next_from) $$;
revoke all on function keeps_wait(bytea) from public;
grant execute on function keeps_wait(bytea) to wensenregister_app;
