create policy accounts on second_factors using (actor_system() = 'accounts');

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on second_factors for select using (actor_system() = 'keys');

create policy keys_seal on second_factors for update using (actor_system() = 'keys');
