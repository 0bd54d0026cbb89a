-- The link of a reminder says whether the file is a draft, also to who has turned reminders off since.
create policy reminded on wishes for select
  using (actor_system() = 'reminders'
         and exists (select from reminders where reminders.user_id = wishes.user_id));
