create policy office on death_report_approvals for select
  using ((select actor_may('requests.decide')));
