create policy everyone on role_capabilities for select using (true);
