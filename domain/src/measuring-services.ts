type MeasuringService = {
  /** The format of a service's id. It becomes part of an address, so nothing else is accepted. */
  id: string;
  /** A container may load services of both kinds, so it needs both. */
  needs: readonly ('analytics' | 'marketing')[];
};

/** The services that measure visits, by the setting with their id. */
export const measuringServices = {
  google_analytics_id: { id: '^G-[A-Z0-9]{4,14}$', needs: ['analytics'] },
  google_tag_manager_id: { id: '^GTM-[A-Z0-9]{4,10}$', needs: ['analytics', 'marketing'] },
  hotjar_id: { id: '^\\d{5,10}$', needs: ['analytics'] },
  microsoft_clarity_id: { id: '^[a-z0-9]{6,16}$', needs: ['analytics'] },
  facebook_pixel_id: { id: '^\\d{10,20}$', needs: ['marketing'] },
  linkedin_insight_tag: { id: '^\\d{4,10}$', needs: ['marketing'] },
} satisfies Record<string, MeasuringService>;
