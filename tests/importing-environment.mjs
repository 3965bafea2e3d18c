import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';
import { projectRoot } from '../config/files.mjs';
import '../config/typescript.mjs';

/** Node, plus `importInNode`: Jest itself cannot load the embedded database, nor libraries that are ES modules. */
export default class ImportingEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters);
    /** @param {string} file relative to the project */
    this.global.importInNode = (file) => import(pathToFileURL(path.join(projectRoot, file)).href);
  }
}
