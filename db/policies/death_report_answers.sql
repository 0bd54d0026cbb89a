create policy relatives on death_report_answers for select using (actor_system() = 'relatives');

create policy office on death_report_answers for select using ((select actor_may('requests.decide')));

create policy deaths on death_report_answers for select using (actor_system() = 'deaths');
