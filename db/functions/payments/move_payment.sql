-- Money that arrives after all counts, whatever was said before; nothing else goes back.
create or replace function move_payment() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$
    begin
      if old.state = new.state then return new; end if;
      if (old.state, new.state) not in (
        ('open', 'paid'), ('open', 'failed'), ('open', 'expired'),
        ('failed', 'paid'), ('expired', 'paid'), ('paid', 'refunded')
      ) then
        raise exception 'a payment cannot go from % to %', old.state, new.state
          using errcode = 'check_violation';
      end if;
      new.changed_at := now();
      return new;
    end
  $$;
create or replace trigger move_payment before update on payments
  for each row execute function move_payment();
