-- As in the other lists of the desk: a page is read in its order, not sorted out of all rows, the few hidden ones too.
create index testimonials_by_name on public.testimonials_la2024 (name, id);
create index testimonials_by_rating on public.testimonials_la2024 (rating desc, created_at desc, id);
create index testimonials_hidden_newest on public.testimonials_la2024 (created_at desc, id) where not is_published;
