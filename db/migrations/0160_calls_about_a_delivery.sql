-- Calls to the member about a delivery that nobody got, as access_requests has them about its trusted person; and
-- when somebody there was reached last.
alter table deliveries
  add column tries smallint not null default 0,
  add column tried_at timestamptz,
  add column tried_by uuid,
  add column left_message boolean,
  add column reached_at timestamptz;
