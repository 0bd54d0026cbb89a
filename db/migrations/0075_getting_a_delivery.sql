-- Gives more columns now than a function can be changed to.
drop function if exists fetch_delivered(uuid, uuid, text);
