/*
  Proof of work against scripts that would fill the calendar: when many bookings arrive, or several too fast to have been
  typed, the sender's browser has to solve a puzzle that takes about a second. The work grows with the bookings of a network and
  with the share of the bookable times that unconfirmed requests take.
*/

-- The puzzle of a form for the current hour. It is derived from the signing key, so nothing has to be stored.
create function private.proof_challenge(request_id uuid, at timestamptz) returns text
language sql stable set search_path = '' as $$
  select left(encode(sha256(key.secret || sha256(key.secret || convert_to(
    'proof ' || request_id || floor(extract(epoch from at) / 3600), 'UTF8'))), 'hex'), 40)
  from private.signing_key as key;
$$;

-- Whether the challenge of this hour or the last one, followed by the proof, hashes to enough leading zero bits.
create function private.is_proof(request_id uuid, proof text, bits integer) returns boolean
language sql stable set search_path = '' as $$
  select proof ~ '^[0-9]{1,16}$' and exists (
    select 1 from unnest(array[now(), now() - interval '1 hour']) as at
    where ('x' || left(encode(sha256(convert_to(private.proof_challenge(request_id, at) || proof, 'UTF8')), 'hex'), 8))::bit(32)
      >> (32 - bits) = 0::bit(32)
  );
$$;

-- Counts the booking and returns the number of zero bits that its proof needs; 0 if it needs none.
create function private.demanded_bits(request_id uuid, limits private.booking_limits) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  network text := private.request_network();
  -- The share that requests with unconfirmed addresses take.
  share numeric := private.closed_share(2);
  is_unsuspicious boolean := share <= limits.unconfirmed_share;
  excess integer := 0;
begin
  is_unsuspicious := private.count_hit('booking', 'everybody', limits.bookings_per_hour, '1 hour') and is_unsuspicious;
  if not exists (
    select 1 from private.slot_holds as hold
    where hold.holder = demanded_bits.request_id and hold.opened_at <= now() - limits.hasty
  ) then
    is_unsuspicious := private.count_hit('hasty-booking', 'everybody', limits.hasty_bookings_per_hour, '1 hour') and is_unsuspicious;
  end if;
  if network is not null then
    excess := greatest(0,
      private.add_hit('booking-network', network, '1 day') - limits.bookings_per_network,
      private.add_hit('booking-host', private.request_address(), '1 day') - limits.bookings_per_host);
  end if;
  if is_unsuspicious and excess = 0 then
    return 0;
  end if;
  return least(32, limits.proof_bits + greatest(0, excess - 1) + greatest(0, floor(8 * (share - 0.5)))::integer);
end;
$$;

/*
  Counts the booking and, over the limit, raises PT428 without a valid proof: hint proof, and as detail the number of zero
  bits and the challenge. Counts before anything else, to avoid deadlocks.
*/
create function private.require_proof(request_id uuid, proof text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  limits private.booking_limits;
  bits integer;
begin
  select * into strict limits from private.booking_limits;
  bits := private.demanded_bits(require_proof.request_id, limits);
  if bits > 0 and not coalesce(private.is_proof(require_proof.request_id, proof, bits), false) then
    raise exception using
      errcode = 'PT428',
      message = 'Many bookings are coming in right now. Please try again in a few minutes.',
      hint = 'proof',
      detail = bits || ' ' || private.proof_challenge(require_proof.request_id, now());
  end if;
end;
$$;
