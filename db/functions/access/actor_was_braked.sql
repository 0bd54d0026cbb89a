-- Whether this transaction was refused to read because of too many files; without whose, to look people up.
create or replace function actor_was_braked(subject uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from audit_log a
       where a.transaction_id = pg_current_xact_id_if_assigned() and a.actor_id = actor_id()
         and (a.action = 'file.braked' and a.subject_id = subject
              or subject is null and a.action = 'files.braked'))
  $$;
revoke all on function actor_was_braked(uuid) from public;
grant execute on function actor_was_braked(uuid) to wensenregister_app;
