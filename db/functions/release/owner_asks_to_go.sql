-- Who asks for the end of their account lives, as who signs in does: what runs for their file is stopped in the same
-- transaction, and before `frozen` looks whether it can be asked: also of a living will that they let go on.
-- From then on nobody reads the file, and nobody writes in it along.
create or replace function owner_asks_to_go() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      -- Who tells of a death takes this lock too: one of both sees what the other did.
      perform pg_advisory_xact_lock(hashtextextended('release ' || new.user_id::text, 0));
      perform stop_requests_of(new.user_id, 'owner-signed-in');
      perform stop_living_wills(given => false);
      perform end_mandate(m.id, actor_request()) from mandates m
       where m.subject_id = new.user_id and m.ended_at is null and now() < m.valid_until;
      return new;
    end
  $$;
revoke all on function owner_asks_to_go() from public;
create or replace trigger a_owner_asks_to_go before insert on account_deletions
  for each row when (new.user_id = actor_id()) execute function owner_asks_to_go();
