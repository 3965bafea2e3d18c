// `npm start`: builds what changed, starts everything, says where to look, and ends everything on Ctrl-C.
import { buildSite } from './stack/build.mjs';
import { publishPages } from './stack/publish.mjs';
import { upAndDown } from './stack/up-and-down.mjs';

await upAndDown({
  announcement: 'Building what changed, starting the backend, the functions and the mail inbox …',
  build: (signal) => buildSite(signal, console.log),
  afterwards: publishPages,
});
