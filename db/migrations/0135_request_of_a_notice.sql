-- The request that a member is told of, for the way to it. No key: what was told stays when that goes.
alter table franchise_notifications add column request_id uuid;
