-- Who owns a member is told by a job who came in by their invitation: a mistyped address is a stranger's.
create or replace function tell_of_colleague() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform enqueue_job('tell-of-colleague', json_build_object('id', new.id),
                          'tell of colleague ' || new.id);
      return null;
    end
  $$;
revoke all on function tell_of_colleague() from public;
create or replace trigger tell_of_colleague after update of user_id on guild_memberships
  for each row when (old.user_id is null and new.user_id is not null and new.part = 'colleague')
  execute function tell_of_colleague();
