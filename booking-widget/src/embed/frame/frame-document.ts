import type { DataConfig } from 'data-client';
import { pageNonce, type BuiltFile } from '../import-verified';
import type { HelloOrigin } from './messages';

/** Set by the build. */
declare const BACKEND: DataConfig;
declare const FRAME_PAGE: BuiltFile;

/** Returns the HTML of the frame. It may load this script's files and talk to the backend, and shows nothing from anywhere else. */
export function frameDocument(expected: HelloOrigin): string {
  const [file, integrity] = FRAME_PAGE;
  const script = new URL(`../${file}`, import.meta.url);
  const policy = [
    ...["default-src 'none'", `script-src ${script.origin}`, `connect-src ${BACKEND.url}`, `font-src ${script.origin}`],
    ...['img-src data:', "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'"],
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Book a consultation</title>
<script type="application/json" id="expected">${JSON.stringify(expected).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script.href}" integrity="${integrity}" crossorigin nonce="${pageNonce()}"></script>
<body></body>
</html>`;
}
