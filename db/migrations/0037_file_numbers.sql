-- The number of a wish file is drawn and kept in the statement that makes the file. Nobody but the
-- owner reads the numbers, so that only a function can tell which of some is still free.

revoke insert on wish_file_numbers from wensenregister_app;
