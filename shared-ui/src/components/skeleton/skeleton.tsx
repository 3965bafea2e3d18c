import { keyframes, styled } from 'styled-components';
import { border, color, media, motion, radius, space } from '../../theme/references';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Bone = styled.span<{ $width: string; $height: string; $radius: keyof typeof radius }>`
  display: block;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $radius }) => radius[$radius]};
  background: ${color.skeleton};
  animation: ${breathe} ${motion.loop.breathe} ease-in-out infinite;
  ${media.forcedColors} {
    border: ${border.hairline} solid GrayText;
  }
`;

const Bones = styled.span`
  display: grid;
  gap: ${space.xs};
`;

type SkeletonProps = {
  width?: string;
  height?: string;
  /** Lines of text, the last one shorter. */
  lines?: number;
  radius?: keyof typeof radius;
};

/** Placeholder for loading content. Not announced: use a Spinner or `aria-busy` as well. */
export function Skeleton({ width = '100%', height = '1em', lines = 1, radius: corner = 'sm' }: SkeletonProps) {
  return (
    <Bones aria-hidden="true">
      {[...new Uint8Array(lines).keys()].map((line) => (
        <Bone key={line} $width={lines > 1 && line === lines - 1 ? '62%' : width} $height={height} $radius={corner} />
      ))}
    </Bones>
  );
}
