-- When a contact was mailed last that the file of who named them is about to be deleted: whoever was hears that it is
-- not, also who is none any more by then.
alter table relatives add column warned_at timestamptz;
-- Answers without the rules now.
drop function if exists contacts_warned(uuid);
