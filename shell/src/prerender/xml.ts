import { escapeHtml } from 'domain/text';

/** XML does not allow control characters, not even escaped. */
const notXml =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Escapes text for XML. */
export const xml = (text: string) => escapeHtml(text.replace(notXml, ''));
