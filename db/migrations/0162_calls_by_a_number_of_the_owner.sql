-- Whether a trusted person was called by a number that the owner of the file gave: a yes on any other is that of
-- nobody whom the owner knows. Null for what was noted before.
alter table contact_calls add column known boolean;
grant insert (known) on contact_calls to wensenregister_app;
