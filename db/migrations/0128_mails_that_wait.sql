-- concurrently
create index concurrently mails_not_sent on mails (status, created_at) where status <> 'sent';
