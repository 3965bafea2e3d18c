import { Button, Text } from 'shared-ui';
import { Bar } from './image-field.styles';

type UploadProgressProps = {
  /** Share that is uploaded; undefined while the image is being decoded. */
  share?: number;
  onStop: () => void;
};

export function UploadProgress({ share, onStop }: UploadProgressProps) {
  return (
    <>
      <Text size="sm" role="status">
        {share === undefined ? 'Opening the image...' : 'Uploading the image...'}
      </Text>
      <Bar aria-label="Upload" value={share} max={1} />
      <Button size="sm" variant="ghost" onClick={onStop}>
        Cancel
      </Button>
    </>
  );
}
