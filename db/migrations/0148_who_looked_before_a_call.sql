-- Which colleagues saw how to reach a contact who is to be told something: who did not writes down no call, and
-- makes no letter with a code.
alter table death_notices add column looked_by uuid[] not null default '{}';
