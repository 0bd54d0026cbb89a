-- Money that went back needs nobody any more once its request ended. A dispute does.
create or replace function attend_ended_request(request uuid) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from attention a using payments p
     where a.kind = 'returned' and a.why = 'refund' and a.about = p.id::text and p.request_id = request;
  $$;
revoke all on function attend_ended_request(uuid) from public;
