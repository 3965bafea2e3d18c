// `npm ci` and each of our scripts begin with it. Runs in old versions of Node, too.
const path = require('path');
const { engines } = require('../package.json');

const needed = engines.node.replace('>=', '');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = needed.split('.').map(Number);

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  console.error(`This is Node ${process.versions.node}, but ${needed} or later is needed.`);
  process.exit(1);
}

// Webpack splits the paths of modules at these characters.
const [, character] = /([?!#])/.exec(path.dirname(__dirname)) || [];
if (character) {
  console.error(
    `Webpack cannot build in ${path.dirname(__dirname)}: move the project to a path without "${character}".`,
  );
  process.exit(1);
}
