import type { DetailedService } from 'data-client';
import type { Service } from 'domain/services';
import { Image, QueryView, Skeleton, Stack, VisuallyHidden, type QueryLike } from 'shared-ui';
import { styled } from 'styled-components';
import type { LandingPageProps } from '../contract';

const AsTyped = styled.div`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export type ServiceDetailsViewProps = Pick<LandingPageProps, 'DetailsText'> & {
  service: Pick<Service, 'description' | 'pictureUrl'>;
  /** Null if the owner archived the service in the meantime. */
  details: QueryLike<DetailedService | null>;
};

/** Picture and details of a service, or its description if it has no details. */
export function ServiceDetailsView({ service, details, DetailsText }: ServiceDetailsViewProps) {
  return (
    <Stack gap="lg">
      {service.pictureUrl && <Image src={service.pictureUrl} alt="" ratio="1200 / 630" radius="md" />}
      <QueryView query={details} pending={<DetailsPending />} error="The details couldn’t be loaded.">
        {(found) => {
          const text = found?.details || service.description;
          return DetailsText ? <DetailsText content={text} /> : <AsTyped>{text}</AsTyped>;
        }}
      </QueryView>
    </Stack>
  );
}

function DetailsPending() {
  return (
    <Stack gap="lg">
      <VisuallyHidden role="status">Loading the details</VisuallyHidden>
      <Skeleton lines={4} height="1.1em" />
      <Skeleton lines={5} height="1.1em" />
    </Stack>
  );
}
