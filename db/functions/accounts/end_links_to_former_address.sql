-- Whoever has a link in a mail to the address before gets in no more, whoever changes the address of an
-- account.
create or replace function end_links_to_former_address() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      delete from tokens t where t.user_id = new.id;
      return null;
    end
  $$;
revoke all on function end_links_to_former_address() from public;
create or replace trigger end_links_to_former_address after update of email on users
  for each row when (old.email is distinct from new.email)
  execute function end_links_to_former_address();
