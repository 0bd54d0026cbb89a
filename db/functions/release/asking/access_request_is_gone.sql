-- A member that goes takes its requests along.
create or replace function access_request_is_gone() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin perform follow_request(old.case_id, old.id, 'expired', 'member-gone'); return null; end $$;
revoke all on function access_request_is_gone() from public;
create or replace trigger access_request_is_gone after delete on access_requests
  for each row when (old.case_id is not null) execute function access_request_is_gone();
