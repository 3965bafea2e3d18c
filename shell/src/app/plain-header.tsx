import { useSettings } from 'data-client';
import { bookLabel } from 'domain/settings/book-label';
import { Link } from 'react-router-dom';
import { Button, Container, headingLook, space } from 'shared-ui';
import { styled } from 'styled-components';
import { paths } from './paths';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.lg};
  min-block-size: 5rem;
  padding: ${space.sm} 0;
`;

const Name = styled(Link)`
  flex: 1;
  ${headingLook('md')}
  text-decoration: none;
`;

type PlainHeaderProps = {
  /** Passed when the real header is missing, so that a visitor can still navigate. */
  onBook?: () => void;
};

/** A placeholder as tall as the real header. */
export function PlainHeader({ onBook }: PlainHeaderProps) {
  const { settings } = useSettings();
  return (
    <header>
      <Container width="wide">
        <Bar>
          <Name to={paths.home}>{settings.site_title}</Name>
          {onBook && <Link to={paths.blog}>Blog</Link>}
          {onBook && settings.booking_enabled && !settings.maintenance_mode && (
            <Button variant="accent" size="sm" onClick={() => onBook()}>
              {bookLabel(settings)}
            </Button>
          )}
        </Bar>
      </Container>
    </header>
  );
}
