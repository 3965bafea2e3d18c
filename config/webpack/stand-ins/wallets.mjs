// Replaces @supabase/auth-js's `lib/web3/ethereum`: the dashboard has no sign-in with a wallet.

const missing = () => {
  throw new Error('Wallets are not part of this build.');
};

export { missing as createSiweMessage, missing as fromHex, missing as getAddress, missing as toHex };
