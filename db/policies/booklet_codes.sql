create policy signatures on booklet_codes using (actor_system() = 'signatures');
