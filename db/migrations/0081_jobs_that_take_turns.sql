-- Payments are asked about in turn, the least lately asked first: some that the provider does not know
-- keep no others waiting.
alter table payments
  add column asked_at timestamptz,
  -- The bank refused to take the money back: a person pays it back in another way.
  add column refund_failed_at timestamptz;
grant update (asked_at, refund_failed_at) on payments to wensenregister_app;

-- The job that makes a delivery holds it until then; one that was killed lets go of it by itself.
alter table deliveries add column taken_until timestamptz;
grant update (taken_until) on deliveries to wensenregister_app;
