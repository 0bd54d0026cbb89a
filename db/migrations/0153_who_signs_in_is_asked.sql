-- While a release of a file runs, who signs in is asked first whether they are its owner: a session that
-- waits for that answer is 'asked', and opens nothing.
alter table sessions
  drop constraint sessions_state_check,
  add constraint sessions_state_check check (state in ('pending', 'asked', 'signed in')) not valid;
-- Of a request for a living will the owner, who lives, may say that it goes on: a sign-in stops it no more.
alter table access_requests
  add column owner_agreed_at timestamptz,
  add constraint access_requests_owner_agreed_check
    check (owner_agreed_at is null or kind = 'living_will') not valid;
