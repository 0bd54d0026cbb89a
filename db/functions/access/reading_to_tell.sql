-- Whom to tell of what this transaction read, for who read it: the owner, where the last reading for this reason that
-- was told is over (`one_reading_lasts`); and how many files it is in this hour, where it is a new one of those.
-- Readings are those of the wishes by what a role allows: nobody was told of others.
create or replace function reading_to_tell(subject uuid)
  returns table (email citext, files integer)
  language sql stable security definer set search_path = public, pg_temp
  as $$
    with recursive reading as (
      select a.reason from audit_log a
       where a.transaction_id = pg_current_xact_id_if_assigned() and a.actor_id = actor_id()
         and a.subject_id = subject and a.action = 'file.read' and a.detail = 'sections'
         and a.reason not in ('conversation', 'delivery', 'copy-for-contact')),
    before as (
      select a.at, a.reason from audit_log a
       where a.subject_id = subject and a.actor_id = actor_id() and a.action = 'file.read'
         and a.detail = 'sections' and a.reason not in ('conversation', 'delivery', 'copy-for-contact')
         and a.transaction_id <> pg_current_xact_id_if_assigned()),
    alike as (select at from before where reason in (select reason from reading)),
    told as (
      select min(at) as at from alike
      union all
      select (select min(b.at) from alike b where b.at > t.at + one_reading_lasts())
        from told t where t.at is not null)
    select case when not exists (
             select from told where at > now() - one_reading_lasts()) then u.email end,
           case when not exists (select from before where at > now() - one_reading_lasts())
                then files_read_besides(subject) + 1 end
      from users u
     where u.id = subject and exists (select from reading)
  $$;
revoke all on function reading_to_tell(uuid) from public;
grant execute on function reading_to_tell(uuid) to wensenregister_app;
