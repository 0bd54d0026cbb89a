-- What was heard about a request goes with the file that it was for: nobody asks for that one again.
create or replace function stop_notes_go() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from stop_notes where request_id = new.id;
      return null;
    end
  $$;
revoke all on function stop_notes_go() from public;
create or replace trigger stop_notes_go after update of subject_id on access_requests
  for each row when (old.subject_id is not null and new.subject_id is null)
  execute function stop_notes_go();
