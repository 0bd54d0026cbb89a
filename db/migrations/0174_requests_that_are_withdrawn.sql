-- A member that paid for a request and wants it no more withdraws it until it is approved.
insert into transitions (machine, former, next) values
  ('access_requests', 'waiting_time', 'expired'),
  ('access_requests', 'pending_verification', 'expired')
on conflict do nothing;
