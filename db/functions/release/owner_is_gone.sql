-- An account that goes because its term is over closes its case; any other stops what runs.
create or replace function owner_is_gone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if old.id in (select ended_deliveries()) then
        perform note_release('access.delete', old.id, 'full', 'term-over');
        update release_cases set state = 'closed', because = 'term-over'
         where subject_id = old.id and state = 'delivered';
        -- What relatives read is a copy of their own.
        update death_reports set subject_id = null where subject_id = old.id;
      end if;
      perform stop_requests_of(old.id, 'account-deleted');
      return old;
    end
  $$;
revoke all on function owner_is_gone() from public;
create or replace trigger owner_is_gone before delete on users
  for each row execute function owner_is_gone();
