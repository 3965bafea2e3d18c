-- A new campaign brings its id along, so that sending it again after a lost answer is the same campaign, not a second one.

grant insert (id) on table public.newsletter_campaigns to authenticated;
