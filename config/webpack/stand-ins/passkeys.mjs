// Stands in for @supabase/auth-js's `lib/webauthn`, 5 KB of the desk's first view for a way to sign in that it does not offer.
// Nothing of it is ever called; `browserSupportsWebAuthn` says so to auth-js, which then refuses by itself.

const missing = () => {
  throw new Error('Passkeys are not part of this build.');
};

export class WebAuthnApi {}
export const browserSupportsWebAuthn = () => false;
export const webAuthnAbortService = { createNewAbortSignal: missing, cancelCeremony: missing };
export {
  missing as createCredential,
  missing as deserializeCredentialCreationOptions,
  missing as deserializeCredentialRequestOptions,
  missing as getCredential,
  missing as serializeCredentialCreationResponse,
  missing as serializeCredentialRequestResponse,
};
