import { shellConfigs } from 'config/webpack';

export default shellConfigs(import.meta.url);
