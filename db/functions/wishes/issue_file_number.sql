-- The first of these that no file has or ever had.
create or replace function issue_file_number(wanted text[]) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp
  as $$
    declare
      candidate text;
    begin
      if actor_id() is null then
        raise insufficient_privilege using message = 'a wish file belongs to a person';
      end if;
      foreach candidate in array wanted loop
        insert into wish_file_numbers (number) values (candidate) on conflict do nothing;
        if found then return candidate; end if;
      end loop;
      raise unique_violation using message = 'no free wish file number';
    end $$;
revoke all on function issue_file_number(text[]) from public;
grant execute on function issue_file_number(text[]) to wensenregister_app;
