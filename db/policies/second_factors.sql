create policy accounts on second_factors using (actor_system() = 'accounts');
