create policy accounts on passkeys using (actor_system() = 'accounts');

-- What a person's data key seals is sealed anew when that key is replaced.
create policy keys on passkeys for select using (actor_system() = 'keys');

create policy keys_seal on passkeys for update using (actor_system() = 'keys');
