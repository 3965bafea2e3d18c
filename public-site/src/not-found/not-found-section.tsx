import { useSettings } from 'data-client';
import { bookLabel } from 'domain/settings/book-label';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import {
  Container,
  Eyebrow,
  Heading,
  LinkButton,
  Section,
  Text,
  border,
  color,
  font,
  media,
  space,
  Inline,
} from 'shared-ui';
import pattern from '../art/pattern.svg';
import type { NotFoundPageProps } from '../contract';
import { navigationItems } from '../navigation/navigation';
import { useOffers } from '../offers/use-offers';

const Page = styled(Section)`
  overflow: clip;
`;

/** On wide screens, a navy panel that extends past the page edge, as in the hero. */
const Picture = styled.div`
  display: none;
  ${media.up('lg')} {
    position: absolute;
    inset: 0 0 0 66%;
    display: flex;
    align-items: end;
    padding: ${space.xl};
    font-family: ${font.heading};
    font-size: ${font.glyphSize.md};
    font-weight: ${font.weight.heading};
    font-variant-numeric: lining-nums;
    line-height: ${font.lineHeight.none};
    color: ${color.accentText};
    background:
      linear-gradient(to right, ${color.brand}, transparent 80%),
      ${color.brand} url('${pattern}') 0 0 / 10rem;
    ${media.forcedColors} {
      background: none;
      border: ${border.hairline} solid;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space.lg};
  max-inline-size: 38rem;
  min-block-size: 48vh;
`;

/**
 * Shown for an address without a page, with links to all pages and sections. If the address begins with the name of one
 * (`/contact`, `/blogs`), the first link leads there.
 */
export function NotFoundSection({ blogPath = '/blog', bookPath = '/book' }: NotFoundPageProps) {
  const { settings } = useSettings();
  const services = useOffers();
  const { pathname } = useLocation();
  const items = navigationItems(settings, blogPath, services?.length !== 0);
  if (settings.booking_enabled) items.push({ label: bookLabel(settings), to: bookPath });
  const meant = items.find(({ label }) => new RegExp(`^/${label.slice(0, 4)}`, 'i').test(pathname));
  const links = new Set(meant ? [meant, ...items] : items);
  return (
    <Page labelledBy="not-found-heading">
      <Picture data-tone="brand" aria-hidden="true">
        404
      </Picture>
      <Container>
        <Words>
          <Eyebrow>Page not found</Eyebrow>
          <Heading level={1} id="not-found-heading">
            I can’t find that page.
          </Heading>
          <Text tone="muted" size="lg">
            The address may be mistyped, or the page may have moved.
          </Text>
          <Inline gap="sm">
            {[...links].map(({ label, to }, index) => (
              <LinkButton key={label} as={Link} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {label}
              </LinkButton>
            ))}
          </Inline>
        </Words>
      </Container>
    </Page>
  );
}
