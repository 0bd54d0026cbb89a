-- The link that asks a contact about a death belongs to the browser that answered by it first.
grant update (browser) on relative_links to wensenregister_app;
