-- Calls that nobody answered, as death_notices has them: how often, when the last was, by which colleague,
-- and whether a message was left. Who called is no reference: that they did stays when they are gone.
alter table access_requests
  add column tries smallint not null default 0,
  add column tried_at timestamptz,
  add column tried_by uuid,
  add column left_message boolean;
alter table callback_requests
  add column tries smallint not null default 0,
  add column tried_at timestamptz,
  add column tried_by uuid,
  add column left_message boolean;
alter table death_notices
  add column tried_by uuid,
  add column left_message boolean;
