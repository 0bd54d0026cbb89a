-- concurrently
create unique index concurrently documents_in_booklet on documents (user_id) where in_booklet;
