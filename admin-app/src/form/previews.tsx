import { useState } from 'react';
import { Text } from 'shared-ui';
import {
  CardDescription,
  CardHost,
  CardPicture,
  CardRoot,
  CardTitle,
  CardWords,
  Framed,
  NoPicture,
  Result,
  ResultAddress,
  ResultDescription,
  ResultTitle,
} from './previews.styles';

type SearchResultProps = { siteName: string; address: string; title: string; description: string };

/** A page as a search engine lists it. */
export function SearchResult({ siteName, address, title, description }: SearchResultProps) {
  return (
    <Framed>
      <Result>
        <ResultAddress>
          <strong>{siteName}</strong>
          <span>{address}</span>
        </ResultAddress>
        <ResultTitle>{title}</ResultTitle>
        <ResultDescription>{description}</ResultDescription>
      </Result>
    </Framed>
  );
}

type ShareCardProps = { host: string; title: string; description: string; image: string; isLarge?: boolean };

/** A link preview as on social networks. */
export function ShareCard({ host, title, description, image, isLarge = true }: ShareCardProps) {
  return (
    <Framed>
      <CardRoot $isLarge={isLarge}>
        <Picture key={image} src={image} isLarge={isLarge} />
        <CardWords>
          <CardHost>{host}</CardHost>
          <CardTitle>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </CardWords>
      </CardRoot>
    </Framed>
  );
}

const wide = { width: 1200, height: 630 };

function Picture({ src, isLarge }: { src: string; isLarge: boolean }) {
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [hasFailed, setFailed] = useState(false);
  if (!src || hasFailed) {
    return (
      <NoPicture $isLarge={isLarge}>
        {src ? 'This image doesn’t load' : 'No image yet, so the site makes one'}
      </NoPicture>
    );
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
