-- When a contact said yes or no: the page about them says so, also after who named them confirmed it.
alter table relatives add column if not exists answered_at timestamptz;
update relatives set answered_at = changed_at where state in ('accepted', 'confirmed', 'declined');
grant update (answered_at) on relatives to wensenregister_app;
