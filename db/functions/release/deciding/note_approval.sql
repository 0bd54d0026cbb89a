-- Each approval has its row in the audit log.
create or replace function note_approval() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform note_release('access.approve', r.subject_id, r.kind, null)
        from access_requests r where r.id = new.request_id;
      return null;
    end
  $$;
revoke all on function note_approval() from public;
create or replace trigger note_approval after insert on access_request_approvals
  for each row execute function note_approval();
