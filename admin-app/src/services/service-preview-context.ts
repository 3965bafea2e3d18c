import { createContext, type ComponentType } from 'react';
import type { ServicePreviewProps } from '../contract';

/** Renders a service as visitors see it; undefined if the host provides no preview. */
export const ServicePreviewContext = createContext<ComponentType<ServicePreviewProps> | undefined>(undefined);
