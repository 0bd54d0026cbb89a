-- A request that is gone leaves nothing to look at.
create or replace function stop_is_gone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from attention where kind in ('fetched', 'entered', 'denied') and about = old.id::text;
      return null;
    end
  $$;
revoke all on function stop_is_gone() from public;
create or replace trigger stop_is_gone after delete on access_requests
  for each row when (old.state in ('stopped', 'rejected')) execute function stop_is_gone();
