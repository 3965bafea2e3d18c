/** @type {import('../faults.ts').Faults} */
export default {
  'supabase/schemas/booking_links.sql': {
    tests: ['tests/backend/booking-changes.test.ts'],
    'a link opens the booking of an erased client': {
      removes: ' or booking.email = private.erased_address()',
      tests: ['tests/backend/erasure.test.ts'],
    },
    'links need no signature': {
      find: 'right(link, 40) = private.link_signature(left(link, 32)::uuid) or',
      replace: 'true or',
    },
    'the signature of one booking opens all': {
      removes: ' || booking_id',
      tests: ['tests/backend/link-expiry.test.ts'],
      only: 'is signed',
    },
    'links are signed without the key': {
      find: `select left(encode(sha256(key.secret || sha256(key.secret || convert_to('booking '`,
      replace: `select left(encode(sha256('' || sha256('' || convert_to('booking '`,
      tests: ['tests/backend/link-expiry.test.ts'],
      only: 'is signed',
    },
    'the signing key is the same everywhere': {
      find: `decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')`,
      replace: `sha256('coach')`,
      tests: ['tests/backend/link-expiry.test.ts'],
      only: 'is signed',
    },
    'wrong links do not count': {
      find: 'get stacked diagnostics error_hint = pg_exception_hint;',
      replace: 'raise;',
      tests: ['tests/backend/link-expiry.test.ts'],
    },
    'links can be tried without limit': {
      find: `if not private.is_within_address_limit('booking-link') then`,
      replace: 'if false then',
      tests: ['tests/backend/link-expiry.test.ts'],
    },
  },
  'supabase/schemas/booking_invitations.sql': {
    tests: ['tests/backend/invitations.test.ts'],
    'any token opens an invitation': {
      find: `where one.token_hash = sha256(convert_to(token, 'UTF8')) and one.expires_at > now();`,
      replace: `where one.expires_at > now() limit 1;`,
    },
    'invitations never expire': { removes: ' and one.expires_at > now()' },
    'tokens of invitations can be tried without limit': {
      removes: `  perform private.count_link_use();\n`,
      tests: ['tests/backend/link-expiry.test.ts'],
    },
    'invitations outlive the person': { removes: 'references public.person_addresses (email) on delete cascade' },
  },
  'supabase/schemas/campaign_mails.sql': {
    tests: ['tests/backend/campaigns.test.ts', 'tests/backend/campaign-mail.test.ts'],
    'any unsubscribe link unsubscribes a reader': {
      find: `where token.token_hash = decode(unsubscribe_by_link.token_hash, 'hex');`,
      replace: `where true limit 1;`,
    },
    'the link of an erased reader claims to have worked': {
      removes: `    if deleted_email is null then
      return false;
    end if;
`,
      tests: ['tests/backend/deleted-rows.test.ts'],
    },
    'the link of a reader who was deleted and added again unsubscribes nobody': {
      find: '(subscriber.id = reader or lower(subscriber.email) = lower(deleted_email))',
      replace: 'subscriber.id = reader',
      tests: ['tests/backend/deleted-rows.test.ts'],
    },
  },
  'local-stack/backend/access-token.ts': {
    tests: ['tests/backend/storage-access.test.ts'],
    'tokens need no signature': {
      find: "verify(token, secret, { alg: 'HS256', exp: false, iat: false, nbf: false })",
      replace: "(async () => JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString()))()",
    },
  },
  'local-stack/backend/storage/caller.ts': {
    tests: ['tests/backend/storage-access.test.ts'],
    'expired tokens open the storage': { find: 'claims.exp * 1000 <= Date.now()', replace: 'false' },
    'tokens without an expiry open the storage': { removes: "typeof claims.exp !== 'number' || " },
    'a token names any role': {
      removes: "if (!tokenRoles.includes(role)) throw storageError('invalidToken', 'Invalid role.');",
    },
    'the storage needs no key': {
      removes: "if (!keyRole) throw storageError('unauthorized', 'No API key found in request.');",
    },
  },
  'local-stack/backend/two-factor/factor-rows.ts': {
    tests: ['tests/backend/two-factor.test.ts'],
    'a code works twice': { removes: 'and coalesce(last_used_step, -1) < ${step} ' },
  },
  'local-stack/backend/two-factor/factors.ts': {
    tests: ['tests/backend/two-factor.test.ts'],
    'a challenge works from another connection': { removes: ' || challenge.address !== call.address' },
    'codes can be guessed without limit': {
      find: 'perFactorAndAddress.begin(here) || perFactor.begin(factor.id)',
      replace: '0',
    },
    'the password alone adds an authenticator': {
      find: "if (existing.some(({ status }) => status === 'verified') && session.aal !== 'aal2')",
      replace: 'if (false)',
    },
    'the password alone removes the authenticator': {
      find: "if (factor.status === 'verified' && session.aal !== 'aal2')",
      replace: 'if (false)',
    },
    'an access token alone changes authenticators': {
      find: 'return now() > Math.max(Date.parse(session.created_at), ...proofs) + proofLastsMs;',
      replace: 'return false;',
      tests: ['tests/backend/account-changes.test.ts'],
    },
  },
  'local-stack/backend/two-factor/totp.ts': {
    tests: ['tests/backend/two-factor.test.ts'],
    'old codes work for an hour': {
      find: '[now - 1, now, now + 1].find',
      replace: 'Array.from({ length: 120 }, (_, age) => now + 1 - age).find',
      tests: ['tests/backend/authenticator.test.ts', 'tests/backend/two-factor.test.ts'],
    },
  },
  'local-stack/backend/two-factor/account-changes.ts': {
    tests: ['tests/backend/account-changes.test.ts'],
    'the password alone changes the password': {
      find: "if (isProtected && session.aal !== 'aal2') {",
      replace: 'if (false) {',
      tests: ['tests/backend/two-factor.test.ts', 'tests/backend/forgotten-password.test.ts'],
    },
    'a new password leaves other sessions open': { find: 'if (response.ok && password)', replace: 'if (false)' },
    'an access token alone changes the password': { removes: 'if (await rows.isRecovery(session.id)) ' },
    'the current password can be guessed without limit': { find: 'perAccount.begin(user.id)', replace: '0' },
  },
  'local-stack/backend/gateway/refresh-families.ts': {
    tests: ['tests/backend/sessions.test.ts'],
    'refreshes at once leave several valid tokens': { removes: 'await before?.catch(() => {});' },
    'a stolen refresh token is only rejected': {
      removes: 'await driver`delete from auth.sessions where id = ${used.session}`;',
    },
  },
  'local-stack/backend/two-factor/factor-administration.ts': {
    tests: ['tests/backend/two-factor.test.ts'],
    'anyone removes authenticators': {
      removes:
        "if (!isSame(bearerOf(headers), secretKey)) return authError(401, 'no_authorization', 'The secret key is missing.');",
    },
  },
  'supabase/schemas/restore.sql': {
    tests: ['tests/backend/save-and-restore.test.ts'],
    'a project in use can be replaced': { find: `if readiness = 'used' then`, replace: 'if false then' },
    'sample content is replaced without a word': {
      find: `elsif readiness = 'sample' and not replaces_sample then`,
      replace: 'elsif false then',
    },
  },
};
