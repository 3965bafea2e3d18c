import { useState } from 'react';
import { Text } from 'shared-ui';
import { TitledCard } from '../dashboard/titled-card';
import type { Presented } from './presented';
import {
  CardDescription,
  CardHost,
  CardPicture,
  CardTitle,
  CardWords,
  Framed,
  NoPicture,
  Result,
  ResultAddress,
  ResultDescription,
  ResultTitle,
  ShareCard,
} from './previews.styles';

export function SearchPreview({ address, siteName, search }: Presented) {
  return (
    <TitledCard title="Search result" gap="sm">
      <Framed>
        <Result>
          <ResultAddress>
            <strong>{siteName}</strong>
            <span>{address}</span>
          </ResultAddress>
          <ResultTitle>{search.title}</ResultTitle>
          <ResultDescription>{search.description}</ResultDescription>
        </Result>
      </Framed>
    </TitledCard>
  );
}

export function SharePreviews({ host, shared, onX }: Presented) {
  return (
    <TitledCard title="When shared">
      <Preview label="Facebook" host={host.toUpperCase()} {...shared} isLarge />
      <Preview label="X" host={host} {...onX} />
    </TitledCard>
  );
}

type PreviewProps = {
  label: string;
  host: string;
  title: string;
  description: string;
  image: string;
  isLarge: boolean;
};

function Preview({ label, host, title, description, image, isLarge }: PreviewProps) {
  return (
    <section aria-label={label}>
      <Text as="h4" size="sm" tone="strong">
        {label}
      </Text>
      <Framed>
        <ShareCard $isLarge={isLarge}>
          <Picture key={image} src={image} isLarge={isLarge} />
          <CardWords>
            <CardHost>{host}</CardHost>
            <CardTitle>{title}</CardTitle>
            <CardDescription>{description}</CardDescription>
          </CardWords>
        </ShareCard>
      </Framed>
    </section>
  );
}

const wide = { width: 1200, height: 630 };

function Picture({ src, isLarge }: { src: string; isLarge: boolean }) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [hasFailed, setFailed] = useState(false);
  if (!src || hasFailed) {
    return <NoPicture $isLarge={isLarge}>{src ? 'This image doesn’t load' : 'No image yet'}</NoPicture>;
  }
  const isSmall = isLarge && size && (size.width < wide.width || size.height < wide.height);
  return (
    <>
      <CardPicture
        $isLarge={isLarge}
        src={src}
        alt="Image shown when shared"
        onError={() => setFailed(true)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
      />
      {isSmall && (
        <CardWords>
          <Text size="sm" tone="danger">
            {`This image is ${size.width} by ${size.height}. ${wide.width} by ${wide.height} is recommended.`}
          </Text>
        </CardWords>
      )}
    </>
  );
}
