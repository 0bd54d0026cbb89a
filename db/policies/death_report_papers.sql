-- A contact of the file, while nothing is decided. Added by a function.
create policy relative on death_report_papers for select
  using (report_id in (select report_to_prove()));

-- The office is told of it once.
create policy deaths on death_report_papers for select using (actor_system() = 'deaths');

create policy deaths_tell on death_report_papers for update using (actor_system() = 'deaths');

create policy cleaning on death_report_papers for select using (actor_system() = 'cleaning');

create policy cleaning_remove on death_report_papers for delete using (actor_system() = 'cleaning');

create policy keys on death_report_papers for select using (actor_system() = 'keys');

create policy keys_wrap on death_report_papers for update using (actor_system() = 'keys');
