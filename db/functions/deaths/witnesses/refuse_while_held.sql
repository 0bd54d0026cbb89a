-- Who is asked about a death stays who they are while it runs, whoever writes in the file: nobody else gets
-- their place, by another address, number or name. They may be taken back. The application leaves them as they are.
create or replace function refuse_while_held() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if is_held(old.id) then
        raise exception 'who is asked about a death stays who they are' using errcode = 'WR001';
      end if;
      return new;
    end
  $$;
revoke all on function refuse_while_held() from public;
create or replace trigger held before update of sealed, contact_hash, because on relatives
  for each row
  when (actor_id() is not null and old.state = 'confirmed'
        and (new.sealed <> old.sealed or new.contact_hash <> old.contact_hash
             or new.state = 'withdrawn' and new.because = 'address-changed'))
  execute function refuse_while_held();
