import { escapeHtml } from 'domain/text';
import type { Message, Person } from './message-store.ts';

const dateAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export function listPage(messages: readonly Message[]) {
  const count = messages.length === 1 ? '1 email' : `${messages.length} emails`;
  const deleteAll = `<form method="post" action="/delete-all"><button>Delete all</button></form>`;
  return page('Inbox', [
    `<header><h1>Inbox</h1><p>${count}</p>${messages.length ? deleteAll : ''}</header>`,
    `<p id="news" role="status" data-newest="${messages[0]?.id ?? ''}"></p>`,
    messages.length ? `<ul class="mails">${messages.map(listItem).join('')}</ul>` : emptyInbox,
    '<script src="/inbox.js" defer></script>',
  ]);
}

export function messagePage(message: Message) {
  const address = `/messages/${message.id}`;
  return page(message.subject || 'No subject', [
    '<nav><a href="/">← Inbox</a></nav>',
    `<article><h1>${escapeHtml(message.subject) || 'No subject'}</h1>`,
    `<dl><dt>From</dt><dd>${personText(message.from)}</dd>`,
    `<dt>To</dt><dd>${message.to.map(personText).join(', ')}</dd>`,
    `<dt>Received</dt><dd>${timeElement(message.receivedAt)}</dd></dl>`,
    attachmentList(message, address),
    message.html ? frame(address) : '',
    message.text ? textPart(message.text, !message.html) : '',
    `<p><a href="${address}/raw">Source</a></p></article>`,
  ]);
}

export function notFoundPage() {
  return page('Not found', [
    '<nav><a href="/">← Inbox</a></nav><h1>This email does not exist</h1><p>It may have been deleted.</p>',
  ]);
}

/** The frame's content. Links open in a new tab, outside the sandbox. */
export function htmlPart(message: Message) {
  return `<!doctype html><base target="_blank">${message.html}`;
}

const emptyInbox =
  '<p class="empty">No emails yet. Everything the site sends appears here, for example the confirmation of a booking.</p>';

function listItem(message: Message) {
  return [
    `<li><a href="/messages/${message.id}">`,
    `<strong>${escapeHtml(message.subject) || 'No subject'}</strong>`,
    `<span>to ${message.to.map(personText).join(', ')}</span>`,
    timeElement(message.receivedAt),
    '</a></li>',
  ].join('');
}

function attachmentList(message: Message, address: string) {
  if (!message.attachments.length) return '';
  const items = message.attachments.map(
    ({ name, content }, index) =>
      `<li><a href="${address}/attachments/${index}" download>${escapeHtml(name)}</a> (${sizeText(content.length)})</li>`,
  );
  return `<section aria-labelledby="attachments"><h2 id="attachments">Attachments</h2><ul>${items.join('')}</ul></section>`;
}

function frame(address: string) {
  const sandbox = 'allow-popups allow-popups-to-escape-sandbox';
  return `<iframe title="The email as its recipient sees it" src="${address}/html" sandbox="${sandbox}"></iframe>`;
}

function textPart(text: string, isOpen: boolean) {
  return `<details${isOpen ? ' open' : ''}><summary>As plain text</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;
}

function personText({ name, address }: Person) {
  return name ? `${escapeHtml(name)} &lt;${escapeHtml(address)}&gt;` : escapeHtml(address);
}

function timeElement(date: Date) {
  return `<time datetime="${date.toISOString()}">${dateAndTime.format(date)}</time>`;
}

function sizeText(bytes: number) {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`;
}

function page(title: string, parts: readonly string[]) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Local mail</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/inbox.css">
</head>
<body><main>${parts.join('\n')}</main></body>
</html>
`;
}
