import { publicDefaults } from 'data-client';
import { escapeHtml } from 'domain/text';
import { headHtml } from './head-html';
import type { RenderedPage, Source } from './source';

/** The static version of the application's maintenance page. */
export function maintenancePage({ settings: own, siteAddress }: Source): RenderedPage {
  const settings = { ...publicDefaults, ...own };
  const { site_title, contact_email } = settings;
  return {
    path: '',
    head: headHtml({ settings, siteAddress, page: { title: 'Back soon', isHidden: true } }),
    html: '',
    css: '',
    plain: `<h1>${escapeHtml(site_title)} will be back soon.</h1><p>${escapeHtml(contact_email)}</p>`,
    settings: own,
  };
}
