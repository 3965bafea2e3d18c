// `import 'domain/register'` lets Node 20 load TypeScript: afterwards `await import('domain/<file>')` works.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
