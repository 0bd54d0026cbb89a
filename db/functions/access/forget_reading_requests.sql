-- Goes when it is a year old: the audit log keeps who asked and decided.
create or replace function forget_reading_requests() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from reading_requests where asked_at < now() - interval '1 year' $$;
revoke all on function forget_reading_requests() from public;
grant execute on function forget_reading_requests() to wensenregister_app;
