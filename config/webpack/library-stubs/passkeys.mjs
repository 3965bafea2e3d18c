// Replaces @supabase/auth-js's `lib/webauthn`, because the dashboard offers no passkeys. These functions are never called:
// auth-js checks `browserSupportsWebAuthn` first.

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
