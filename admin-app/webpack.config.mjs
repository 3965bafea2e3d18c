import { remoteConfigs } from 'config/webpack';
import remote from './remote.config.mjs';

export default remoteConfigs(import.meta.url, remote);
