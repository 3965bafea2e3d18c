import { escapeHtml } from 'domain/text';
import { headHtml } from './head-html';
import { settingsOf, type RenderedPage, type Source } from './source';

/** The static version of the application's maintenance page. */
export function maintenancePage(source: Source): RenderedPage {
  const { site_title, contact_email } = settingsOf(source);
  return {
    path: '',
    head: headHtml(source, { title: 'Back soon', isHidden: true }),
    html: '',
    css: '',
    plain: `<h1>${escapeHtml(site_title)} will be back soon.</h1><p>${escapeHtml(contact_email)}</p>`,
    settings: source.settings,
  };
}
