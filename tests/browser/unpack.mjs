// A process of its own: where the browser goes, and what comes along, is decided by the environment it starts with.
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
