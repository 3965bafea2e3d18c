import { remoteConfig } from 'config/webpack/remote';
import remote from './remote.config.mjs';
import { embedConfigs } from './webpack.embed.config.mjs';

export default [remoteConfig(import.meta.url, remote)];
export const embed = embedConfigs;
