-- Someone who has asked to delete the account is not reminded of what is about to go.
create policy reminders on account_deletions for select using (actor_system() = 'reminders');
