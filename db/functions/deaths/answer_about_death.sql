-- What another contact says about a death that was reported. 'done', or why not: 'not-allowed' for who was
-- no contact of that file when it began, 'over' once nothing is asked any more, 'again' for who answered before,
-- 'same-mailbox' for who reads the mail of one who said yes, 'other-day' where they know another day: that
-- stands with their word. Who does not know may say so later, and who said yes
-- no. No stops everything.
create or replace function answer_about_death(
  report uuid, said text, died date, mailbox bytea, log text)
  returns text
  language sql security definer set search_path = public, pg_temp
  as $$
    select take_death_answer(report, actor_relative(), said, died, mailbox, log)
  $$;
revoke all on function answer_about_death(uuid, text, date, bytea, text) from public;
grant execute on function answer_about_death(uuid, text, date, bytea, text) to wensenregister_app;
