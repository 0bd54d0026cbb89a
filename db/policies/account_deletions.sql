create policy own on account_deletions using (user_id = actor_id());

create policy deletion on account_deletions using (actor_system() = 'deletion');

-- Nothing of theirs is read any more.
create policy relatives on account_deletions for select using (actor_system() = 'relatives');

-- Someone who is about to go is not reminded of what is about to go.
create policy reminders on account_deletions for select using (actor_system() = 'reminders');
