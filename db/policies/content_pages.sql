create policy everyone on content_pages for select using (true);

create policy content on content_pages using (actor_system() = 'content');
