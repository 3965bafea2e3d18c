import { remoteConfig, standaloneConfig } from 'config/webpack/remote';
import remote from './remote.config.mjs';

export default [remoteConfig(import.meta.url, remote)];
export const standalone = [standaloneConfig(import.meta.url, remote)];
