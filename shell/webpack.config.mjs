import { shellConfigs } from 'config/webpack/shell';

export default shellConfigs(import.meta.url);
