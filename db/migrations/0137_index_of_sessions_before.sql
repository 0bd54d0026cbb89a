-- concurrently
create index concurrently sessions_previous on sessions (previous_id) where previous_id is not null;
