-- Whoever signs in completely lives: nothing is released. Who was asked whether they are the owner answered that
-- they are, and is told of so; not of what else stops with it where they let living wills go on, since then they were
-- asked about those alone.
create or replace function owner_signed_in() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      perform stop_requests_of(new.user_id,
        case when tg_op = 'UPDATE' and old.state = 'asked'
                  and not exists (select from access_requests r
                                   where r.subject_id = new.user_id and r.owner_agreed_at = now())
             then 'owner-answered' else 'owner-signed-in' end);
      return null;
    end
  $$;
revoke all on function owner_signed_in() from public;
create or replace trigger owner_signed_in after insert on sessions
  for each row when (new.state = 'signed in') execute function owner_signed_in();
create or replace trigger owner_signed_in_at_last after update of state on sessions
  for each row when (old.state <> new.state and new.state = 'signed in')
  execute function owner_signed_in();
-- Who shows anew who they are, in a session that was open already, lives as much as who signs in.
create or replace trigger owner_proved after update of proven_at on sessions
  for each row
  when (new.state = 'signed in' and new.proven_at is distinct from old.proven_at)
  execute function owner_signed_in();
