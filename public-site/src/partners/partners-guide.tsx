import { useServices } from 'data-client';
import { useState } from 'react';
import type { PartnersPageProps } from '../contract';
import { PartnersView } from './partners-view';
import { firstChoice } from './snippet';

export function PartnersGuide(props: PartnersPageProps) {
  const [choice, setChoice] = useState(firstChoice);
  const services = useServices() ?? [];
  return (
    <PartnersView
      {...props}
      siteUrl={location.origin}
      choice={choice}
      services={services}
      onChange={(change) => setChoice({ ...choice, ...change })}
    />
  );
}
