create policy office on attention for select using (may_attend(kind));
