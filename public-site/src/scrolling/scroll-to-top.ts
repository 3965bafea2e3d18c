import { scrollBehavior } from 'shared-ui';

export const scrollToTop = () => window.scrollTo({ top: 0, behavior: scrollBehavior() });
