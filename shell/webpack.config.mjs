import { shellConfig } from 'config/webpack/shell';

export default [shellConfig(import.meta.url)];
