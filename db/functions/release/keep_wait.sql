-- Keeps the longer time, for who has the link. False when there is nothing to keep.
create or replace function keep_wait(token bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      update release_preferences
         set next_wait_hours = null, next_will_hours = null, next_from = null, keep_hash = null
       where keep_hash = token and now() < next_from;
      return found;
    end
  $$;
revoke all on function keep_wait(bytea) from public;
grant execute on function keep_wait(bytea) to wensenregister_app;
