create policy accounts on passkeys using (actor_system() = 'accounts');
