create policy everyone on content_words for select using (true);

create policy content on content_words using (actor_system() = 'content');
