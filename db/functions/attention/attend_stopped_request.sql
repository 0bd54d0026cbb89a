-- A delivery of a request that was stopped is not made any more, and needs nobody.
create or replace function attend_stopped_request(request uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from attention a using deliveries d
     where a.kind = 'delivery' and a.about = d.id::text and d.request_id = request;
  $$;
revoke all on function attend_stopped_request(uuid) from public;
