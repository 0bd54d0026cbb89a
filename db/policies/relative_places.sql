create policy relatives on relative_places using (actor_system() = 'relatives');
