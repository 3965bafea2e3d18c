// A separate process, because the package reads its environment when imported.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
