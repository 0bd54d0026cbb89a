-- A delivery of a request that was stopped is not made any more.
create or replace function attend_stopped_request() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from attention a using deliveries d
       where a.kind = 'delivery' and a.about = d.id::text and d.request_id = new.id;
      return null;
    end
  $$;
revoke all on function attend_stopped_request() from public;
create or replace trigger d_attend after update of state on access_requests
  for each row when (old.state = 'completed' and new.state <> 'completed')
  execute function attend_stopped_request();
