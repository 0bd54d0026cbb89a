-- How sure it is who uses a session. Where an account has a second factor, a session waits for it
-- ('pending') and opens nothing until it was shown.
alter table sessions
  add column assurance text not null default 'one factor'
    check (assurance in ('one factor', 'two factors')),
  add column state text not null default 'signed in' check (state in ('pending', 'signed in'));

-- Who signed in before is welcomed back. Of older accounts that were confirmed we assume it.
alter table users
  add column second_factor_since timestamptz,
  add column first_signed_in_at timestamptz;
update users set first_signed_in_at = email_verified_at;
