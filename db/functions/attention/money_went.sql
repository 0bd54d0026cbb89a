-- Whether a payment is disputed, or went back without being asked for while its request is open.
create or replace function money_went(p payments) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select p.disputed_at is not null
           or p.state = 'refunded' and p.refund_asked_at is null and p.problem is null
              and exists (select from access_requests r
                           where r.id = p.request_id
                             and r.state in ('waiting_contact', 'waiting_time', 'pending_verification'))
  $$;
revoke all on function money_went(payments) from public;
