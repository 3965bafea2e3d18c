import { legalTitles } from 'domain/legal-titles';
import { legalAddresses } from '../app/legal-addresses';
import { paths } from '../app/paths';
import { headHtml } from './head-html';
import { renderPlain } from './plain-site';
import { settingsOf, type RenderedPage, type Source } from './source';

/** The address of the legal notice's static page, without a slash at its start. */
export const noticeAddress = `${paths.notice.slice(1)}/`;

/** Whether the owner has written a legal notice. */
export const hasNotice = (source: Source) => legalAddresses(settingsOf(source)).notice !== undefined;

/** Renders the legal notice, which has to be readable without scripts, too. */
export function renderNotice(source: Source): RenderedPage {
  const { LegalPage } = source.publicSite;
  return {
    ...renderPlain(
      source,
      paths.notice,
      <LegalPage
        shows="notice"
        legalAddresses={legalAddresses(settingsOf(source))}
        services={{ analytics: [], marketing: [] }}
      />,
    ),
    head: headHtml(source, { title: legalTitles.notice, path: noticeAddress }),
  };
}
