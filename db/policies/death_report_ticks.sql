create policy relatives on death_report_ticks for select using (actor_system() = 'relatives');
