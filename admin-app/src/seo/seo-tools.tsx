import type { SettingValues } from 'data-client/owner';
import { VisuallyHidden } from 'shared-ui';
import { Tools } from './seo.styles';

const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

function searchConsole({ google_search_console_property: property }: SettingValues): string {
  const asked = String(property).trim();
  if (!isWebAddress(asked)) return 'https://search.google.com/search-console';
  return `https://search.google.com/search-console?resource_id=${encodeURIComponent(asked)}`;
}

/** Links to external tools that check the published site. */
export function SeoTools({ values, address }: { values: SettingValues; address: string }) {
  const site = encodeURIComponent(address);
  const tools = [
    { name: 'Search Console', href: searchConsole(values) },
    { name: 'Rich Results Test', href: `https://search.google.com/test/rich-results?url=${site}` },
    { name: 'Sharing Debugger', href: `https://developers.facebook.com/tools/debug/?q=${site}` },
    { name: 'Card Validator', href: 'https://cards-dev.x.com/validator' },
  ];
  return (
    <nav aria-label="External tools">
      <Tools role="list">
        {tools.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </li>
        ))}
      </Tools>
    </nav>
  );
}
