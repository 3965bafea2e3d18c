comment on column public.bookings_la2024.cancel_reason is 'The owner''s reason in the email about her cancellation; may be empty.';
