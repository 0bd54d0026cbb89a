-- A row comes when something begins to need a person, and goes when it no longer does. While it needs
-- one all along nothing changes: who said that it is done is not asked again.
create or replace function keep_attention(
    named text, what text, because text, needed boolean, needs boolean)
  returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    begin
      if needs and not needed then
        insert into attention (kind, about, why) values (named, what, because)
          on conflict (kind, about) do nothing;
      elsif needed and not needs then
        delete from attention where kind = named and about = what;
      end if;
    end
  $$;
revoke all on function keep_attention(text, text, text, boolean, boolean) from public;
