create policy own on death_reports for select using (subject_id = actor_id());

-- What a contact may know of the file of who named them is asked by their row.
create policy relatives on death_reports for select using (actor_system() = 'relatives');

create policy office on death_reports for select using ((select actor_may('requests.decide')));

create policy deaths on death_reports for select using (actor_system() = 'deaths');

create policy deaths_move on death_reports for update using (actor_system() = 'deaths');

-- Of whose copies the time is over.
create policy cleaning on death_reports for select using (actor_system() = 'cleaning');
