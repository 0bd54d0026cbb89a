-- Why the owner of the file of a request does not know of it yet: 'call', since no mail reaches them; 'mail', since theirs
-- did not go for ten minutes. Null once it went, or a colleague called or tried to.
create or replace function owner_untold(request uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select case
             when exists (select from mails m
                           where m.id = r.owner_mail_id and m.status <> 'sent'
                             and m.created_at < now() - interval '10 minutes')
                  and not exists (select from calls_to_make c
                                   where c.request_id = r.id and c.who = 'owner' and c.about = 'asked'
                                     and c.done_at is not null) then 'mail'
             when exists (select from calls_to_make c
                           where c.request_id = r.id and c.who = 'owner' and c.about = 'asked'
                             and c.done_at is null)
                  and not exists (select from mails m where m.id = r.owner_mail_id and m.status = 'sent')
             then 'call'
           end
      from access_requests r
     where r.id = request
       and (actor_system() = 'release' or (select actor_may('requests.decide')))
  $$;
revoke all on function owner_untold(uuid) from public;
grant execute on function owner_untold(uuid) to wensenregister_app;
