import { builtIn } from './built-in.ts';

/** The address that ends newsletters, as laws such as CAN-SPAM require; empty if the owner has not entered one. */
export function postalAddressOf({ business_address }: { business_address: string }): string {
  const address = business_address.trim();
  return address === builtIn.location ? '' : address;
}
