const head =
  '// Written by `node local-stack/backend/generate-types.mjs` out of supabase/migrations. Not to be edited.\n';

/**
 * The services of a new site: as the booking dialog shows them, which the German words need, and with all their texts.
 *
 * @param {import('../database.mjs').Connection} connection
 */
export async function writeServices({ driver }) {
  const services = await driver`
    select id, name, subtitle, description, invitation, picture_url as "pictureUrl", is_on_page as "isOnPage",
      is_bookable as "isBookable", booking_minutes as "bookingMinutes", price_label as "priceLabel",
      booking_description as "bookingDescription"
    from public.services_la2024 order by position`;
  const fields = ['id', 'name', 'isBookable', 'bookingMinutes', 'priceLabel', 'bookingDescription'];
  return {
    'domain/src/service-catalogue.generated.ts': `${head}import type { BookingOffer } from './services.ts';

/** The services of a new site, in its order. The forms' translations are of these. */
export const serviceCatalogue = ${JSON.stringify(services, fields, 2)} as const satisfies readonly BookingOffer[];

export type ServiceId = (typeof serviceCatalogue)[number]['id'];
`,
    'domain/src/built-in-services.generated.ts': `${head}import type { Service } from './services.ts';

/** The services of a new site with their texts, with which a site is rendered before it is first published. */
export const builtInServices: readonly Service[] = ${JSON.stringify(services, null, 2)};
`,
  };
}
