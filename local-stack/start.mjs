// `npm start`: builds what changed, starts everything, says where to look, and ends everything on Ctrl-C.
import { buildSite } from './stack/build.mjs';
import { upAndDown } from './stack/up-and-down.mjs';

await upAndDown({ build: (signal) => buildSite(signal, console.log) });
