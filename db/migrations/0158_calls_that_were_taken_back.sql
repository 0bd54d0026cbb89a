-- A colleague takes a call about a request back that they wrote down by mistake: it stays to be seen, and counts no
-- more.
alter table request_calls add column taken_back_at timestamptz;
