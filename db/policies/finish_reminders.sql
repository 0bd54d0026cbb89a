create policy own on finish_reminders using (user_id = actor_id());

create policy reminders on finish_reminders using (actor_system() = 'reminders');
