create policy accounts on recovery_codes using (actor_system() = 'accounts');
