-- Of every marked option its row says what it is; that the law does not allow it is in `status`, and the page
-- says it once for all of them. A row that was written anew since stays as it is.
update choice_legal_status
   set explanation = left(explanation, -length(' Dit mag in Nederland nog niet.'))
 where status = 'not_allowed' and explanation like 'Bij % Dit mag in Nederland nog niet.';
