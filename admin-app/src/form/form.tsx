import type { ComponentProps } from 'react';
import { Stack } from 'shared-ui';

type FormProps = Omit<ComponentProps<typeof Stack>, 'as' | 'onSubmit'> & { onSubmit: () => unknown };

/** A form whose fields show their own errors. */
export const Form = ({ onSubmit, ...form }: FormProps) => (
  <Stack
    as="form"
    {...{ noValidate: true }}
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  />
);
