import { useSettings } from 'data-client';
import { Link } from 'react-router-dom';
import { Button, color, font, Inline, space } from 'shared-ui';
import { styled } from 'styled-components';
import { paths } from './paths';

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.md};
  min-block-size: 5rem;
  padding-inline: ${space.gutter};
`;

const Name = styled(Link)`
  font-family: ${font.heading};
  font-size: ${font.headingSize.md};
  font-weight: ${font.weight.semibold};
  color: ${color.heading};
  text-decoration: none;
`;

type PlainHeaderProps = {
  /** Given when the real header is missing, so that a visitor can still get on. */
  onBook?: () => void;
};

/** As tall as the real header, and in its place until it arrives. */
export function PlainHeader({ onBook }: PlainHeaderProps) {
  const { settings } = useSettings();
  return (
    <Bar>
      <Name to={paths.home}>{settings.site_title}</Name>
      {onBook && (
        <Inline gap="md" align="center">
          <Link to={paths.blog}>Blog</Link>
          {settings.booking_enabled && (
            <Button variant="accent" onClick={() => onBook()}>
              Book Consultation
            </Button>
          )}
        </Inline>
      )}
    </Bar>
  );
}
