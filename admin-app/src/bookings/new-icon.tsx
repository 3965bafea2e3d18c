import { Icon } from 'shared-ui';

export const newIcon = (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
