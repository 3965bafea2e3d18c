/** The formats of measuring services' ids, by setting. An id becomes part of an address, so nothing else is accepted. */
export const measuringIds = {
  google_analytics_id: '^G-[A-Z0-9]{4,14}$',
  google_tag_manager_id: '^GTM-[A-Z0-9]{4,10}$',
  hotjar_id: String.raw`^\d{5,10}$`,
  microsoft_clarity_id: '^[a-z0-9]{6,16}$',
  facebook_pixel_id: String.raw`^\d{10,20}$`,
  linkedin_insight_tag: String.raw`^\d{4,10}$`,
};
