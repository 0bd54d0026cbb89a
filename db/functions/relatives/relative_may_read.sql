-- Whether the owner lets the contact who acts read this part now. The older form is one row for four parts.
-- Not a part of which there is nothing: what nobody could read is not noted as read.
-- Once relatives had their time after a death, it is over for what was read before it too, unless the owner is seen
-- to live. Who deletes their
-- account takes back that anything is kept, and read: from that moment, unless they take that back.
create or replace function relative_may_read(subject uuid, wanted text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from relatives r
       where r.id = actor_relative() and r.owner_id = subject and r.state = 'confirmed'
         and case wanted
               when 'formulier' then
                 r.rules->'parts' @> '{"naw": "now", "praktisch": "now", "rituelen": "now", "steen": "now"}'
               when 'documents' then
                 r.rules->'parts'->>'documents' = 'now'
                 or jsonb_path_exists(r.rules, '$.documents.* ? (@ == "now")')
               else wanted in ('details', 'naw', 'veer', 'kaars', 'steen', 'rituelen', 'praktisch',
                               'living will')
                 and r.rules->'parts'->>wanted = 'now'
             end)
       and case wanted
             when 'details' then true
             when 'documents' then exists (
               select from documents d where d.user_id = subject and d.purpose = 'document')
             when 'living will' then exists (
               select from wilsverklaringen w where w.user_id = subject)
             else exists (
               select from wishes w join wish_sections s on s.wish_id = w.id
                where w.user_id = subject and s.section = wanted)
           end
       and not exists (select from account_deletions a where a.user_id = subject)
       and not exists (
         select from death_reports d
          where d.subject_id = subject and now() >= d.copies_until
            and (d.state in ('first', 'all')
                 or d.state = 'ended' and not has_lived_since(subject, d.changed_at)))
  $$;
revoke all on function relative_may_read(uuid, text) from public;
