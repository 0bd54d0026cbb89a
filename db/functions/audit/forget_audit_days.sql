-- Whole days, once they are old enough: five years, as long as someone can claim a wrong.
create or replace function forget_audit_days() returns void
  language sql security definer set search_path = public, pg_temp
  as $$ delete from audit_log where day < (now() at time zone 'UTC')::date - interval '5 years' $$;
revoke all on function forget_audit_days() from public;
grant execute on function forget_audit_days() to wensenregister_app;
