create policy everyone on choice_legal_status for select using (true);

create policy admin on choice_legal_status using ((select actor_may('law.manage')));
