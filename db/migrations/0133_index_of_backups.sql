-- concurrently
create index concurrently audit_log_backups on audit_log (at) where action = 'backup.make';
