-- Finding files anew, in time that does not grow with how frequent a word is, nor with how many words
-- there are: from the newest account back, in ranges of places that get wider.

-- The ranges of 1,024, 8,192, 65,536 and 524,288 places that a place lies in, each as a number of its
-- own, so that they stand in one index beside the hashes of what a person is found by. Two numbers of
-- 64 bits are hardly ever the same.
create function ranges_of(place bigint) returns bigint[]
  language sql immutable strict parallel safe
  return array[place >> 10 << 2, place >> 13 << 2 | 1, place >> 16 << 2 | 2, place >> 19 << 2 | 3];

drop index file_index_terms;
create index file_index_terms on file_index
  using gin ((by_words || by_email || ranges_of(position))) with (fastupdate = off);
