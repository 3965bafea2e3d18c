import { useState } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius } from '../../theme/references';

const sizes = { sm: '2.5rem', md: '3.5rem', lg: '5rem', xl: '8rem' } as const;

const AvatarRoot = styled.span<{ $size: string }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: hidden;
  inline-size: ${({ $size }) => $size};
  block-size: ${({ $size }) => $size};
  border: ${border.hairline} solid ${color.hairline};
  border-radius: ${radius.round};
  background: ${color.brand};
  color: ${color.onBrand};
  font-family: ${font.heading};
  font-size: calc(${({ $size }) => $size} * 0.36);
  font-weight: ${font.weight.semibold};
  line-height: ${font.lineHeight.none};
  letter-spacing: ${font.letterSpacing.wide};

  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/** Returns the initials of the first and last name: `Ada Lovelace` → `AL`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

type AvatarProps = { name: string; src?: string | null; size?: keyof typeof sizes };

/** A person's image next to their name, or their initials if it is missing or fails to load. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <AvatarRoot $size={sizes[size]} aria-hidden="true">
      <span>{initials(name)}</span>
      {src && failed !== src && <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />}
    </AvatarRoot>
  );
}
