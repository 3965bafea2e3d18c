import { remoteConfig } from 'config/webpack/remote';
import remote from './remote.config.mjs';

export default [remoteConfig(import.meta.url, remote)];
