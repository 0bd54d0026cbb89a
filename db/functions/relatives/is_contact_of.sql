-- Whether a file names somebody as a contact, by the hash of their mailbox: in its step 6, also by one name alone, which
-- makes nobody a trusted person (`relatives`), or as who is asked about a death that was reported while it named them.
create or replace function is_contact_of(subject uuid, mailbox bytea) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (select from trusted_contacts t where t.owner_id = subject and t.email_hash = mailbox)
        or exists (select from relatives c
                    where c.owner_id = subject and c.contact_hash = mailbox and c.state <> 'withdrawn')
  $$;
revoke all on function is_contact_of(uuid, bytea) from public;
