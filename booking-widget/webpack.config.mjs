import { remoteConfigs } from 'config/webpack';
import remote from './remote.config.mjs';
import { embedConfigs } from './webpack.embed.config.mjs';

export default [...remoteConfigs(import.meta.url, remote), ...embedConfigs];
