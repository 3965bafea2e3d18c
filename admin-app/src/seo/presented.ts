import type { SettingValues } from 'data-client/owner';

/** The metadata that search engines and social networks will see once the values are saved. */
export type Presented = {
  address: string;
  host: string;
  siteName: string;
  search: { title: string; description: string };
  shared: { title: string; description: string; image: string };
  onX: { title: string; description: string; image: string; isLarge: boolean };
};

const text = (value: unknown) => String(value).trim();

function absolute(value: unknown, base: string): string {
  const asked = text(value);
  return asked && URL.canParse(asked, base) ? new URL(asked, base).href : '';
}

/** @param siteAddress the default canonical URL */
export function presented(values: SettingValues, siteAddress: string): Presented {
  const address = absolute(values.canonical_url, siteAddress) || siteAddress;
  const search = {
    title: text(values.meta_title) || text(values.site_title),
    description: text(values.meta_description) || text(values.site_description),
  };
  const shared = {
    title: text(values.og_title) || search.title,
    description: text(values.og_description) || search.description,
    image: absolute(values.og_image, address),
  };
  return {
    address,
    host: new URL(address).host,
    siteName: text(values.og_site_name) || text(values.site_title),
    search,
    shared,
    onX: {
      title: text(values.twitter_title) || shared.title,
      description: text(values.twitter_description) || shared.description,
      image: absolute(values.twitter_image, address) || shared.image,
      isLarge: values.twitter_card === 'summary_large_image',
    },
  };
}
