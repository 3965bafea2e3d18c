CREATE INDEX bookings_by_status_and_start ON public.bookings_la2024 USING btree (status, starts_at);
