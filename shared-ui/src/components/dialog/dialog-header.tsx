import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../button/icon-button';
import { Heading, Text } from '../type/type';
import { Header, type DialogSize } from './dialog-styles';

type DialogHeaderProps = {
  id: string;
  title: ReactNode;
  description?: ReactNode;
  size: DialogSize;
  heading: RefObject<HTMLHeadingElement | null>;
  closeLabel: string;
  /** Undefined hides the close icon. */
  onClose?: () => void;
};

export function DialogHeader({ id, title, description, size, heading, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <Header>
      <div>
        <Heading level={2} size={size === 'sm' ? 'md' : 'lg'} id={`${id}-title`} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {description && (
          <Text tone="muted" id={`${id}-description`}>
            {description}
          </Text>
        )}
      </div>
      {onClose && <IconButton label={closeLabel} icon="close" onClick={onClose} />}
    </Header>
  );
}
