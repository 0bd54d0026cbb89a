-- A file that was approved for release, or that relatives read, stays as it is, until it is deleted or its
-- owner stops the release. A person who writes in it (the owner, who writes along, the office) is refused
-- with an error of its own, 'WR001', which the application answers; the parts of the application go on.
--
-- Told by the case and the report alone: whoever signs in completely stops it, and can write again.
--
-- A running case is locked for the length of the writing transaction: approval waits for it, and what
-- was written counts as before.
create or replace function refuse_while_frozen() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
    declare
      touched record;
      subject uuid;
      reached text;
    begin
      if tg_op = 'DELETE' then touched := old; else touched := new; end if;
      if tg_argv[0] = 'user_id' then
        subject := touched.user_id;
      elsif tg_argv[0] = 'owner_id' then
        subject := touched.owner_id;
      elsif tg_argv[0] = 'wish_id' then
        select w.user_id into subject from wishes w where w.id = touched.wish_id;
      else
        select o.user_id into subject from card_orders o where o.id = touched.order_id;
      end if;
      -- The desk prints and posts the cards that were ordered before.
      if tg_table_name in ('card_orders', 'cards') and subject is distinct from actor_id() then
        return touched;
      end if;
      select c.state into reached from release_cases c
       where c.subject_id = subject and case_runs(c.state)
         for share;
      if reached in ('approved', 'delivered')
         or exists (select from death_reports d
                     where d.subject_id = subject and d.state in ('first', 'all')) then
        raise exception 'this file is frozen' using errcode = 'WR001';
      end if;
      return touched;
    end
  $$;
revoke all on function refuse_while_frozen() from public;
-- By which column a row belongs to a person. A table of a person without the trigger has a reason in
-- app/features/release/frozen.test.ts.
create or replace trigger frozen before insert or update or delete on wishes
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
create or replace trigger frozen before insert or update or delete on wish_sections
  for each row when (actor_id() is not null) execute function refuse_while_frozen('wish_id');
create or replace trigger frozen before insert or update or delete on wish_versions
  for each row when (actor_id() is not null) execute function refuse_while_frozen('wish_id');
create or replace trigger frozen before insert or update or delete on step_marks
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
-- A member that goes takes its link along, which is no part of the file.
create or replace trigger frozen before insert or delete or update of sealed on profiles
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
create or replace trigger frozen before insert or update or delete on trusted_contacts
  for each row when (actor_id() is not null) execute function refuse_while_frozen('owner_id');
-- Who reads what is part of what is released; a contact answers as nobody's person, and still can.
create or replace trigger frozen before insert or update or delete on relatives
  for each row when (actor_id() is not null) execute function refuse_while_frozen('owner_id');
create or replace trigger frozen before insert or update or delete on documents
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
create or replace trigger frozen before insert or update or delete on wilsverklaringen
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
create or replace trigger frozen before insert or update or delete on card_requests
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
create or replace trigger frozen before insert or update or delete on card_orders
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
create or replace trigger frozen before insert or update or delete on cards
  for each row when (actor_id() is not null) execute function refuse_while_frozen('order_id');
-- Asking for the end of the account; taking that back is always possible.
create or replace trigger frozen before insert or update on account_deletions
  for each row when (actor_id() is not null) execute function refuse_while_frozen('user_id');
