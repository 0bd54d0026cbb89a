-- Whom to tell of what this transaction read, for who read it: the owner, at each reading
-- (`one_reading_lasts`); and how many files it is in this hour, where it is a new one of those.
create or replace function reading_to_tell(subject uuid)
  returns table (email citext, files integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with before as (
      select a.at from audit_log a
       where a.subject_id = subject and a.actor_id = actor_id() and a.action = 'file.read'
         and a.transaction_id <> pg_current_xact_id_if_assigned())
    select case when not exists (
             select from before where at > now() - one_reading_lasts()) then u.email end,
           case when not exists (select from before where at > now() - interval '1 hour')
                then files_read_besides(subject) + 1 end
      from users u
     where u.id = subject and subject in (
       select a.subject_id from audit_log a
        where a.transaction_id = pg_current_xact_id_if_assigned() and a.actor_id = actor_id()
          and a.action = 'file.read')
  $$;
revoke all on function reading_to_tell(uuid) from public;
grant execute on function reading_to_tell(uuid) to wensenregister_app;
