import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { contentField, draft, openEditor, write } from '../../testing/write-post';

const button = (name: string) => screen.getByRole('button', { name });

test('G2 an image is inserted at the cursor', async () => {
  // Like browsers, which reach nothing behind a modal dialog.
  const insertText = (_command: string, _ui: boolean, text: string) => {
    const area = contentField();
    if (screen.queryByRole('dialog')) return true;
    write(area, area.value.slice(0, area.selectionStart) + text + area.value.slice(area.selectionEnd));
    return true;
  };
  Object.assign(document, { execCommand: insertText });
  const { owner } = await openEditor(draft);
  write(contentField(), 'Before');
  await owner.click(button('Image'));
  await owner.type(await screen.findByRole('textbox', { name: 'Image URL' }), 'https://example.com/a.png');
  await owner.keyboard('{Escape}');
  await owner.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await owner.click(button('Insert'));
  expect(contentField()).toHaveValue('Before\n\n![](https://example.com/a.png)\n');
  Reflect.deleteProperty(document, 'execCommand');
});

test('R1 Back closes the image dialog, and not the editor', async () => {
  const { owner } = await openEditor(draft);
  await owner.click(button('Image'));
  await screen.findByRole('dialog', { name: 'Add an image' });
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(contentField()).toBeVisible();
});

const paste = (text: string, html = '', files: File[] = []) =>
  fireEvent.paste(contentField(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : text), files },
  });

test('G2 a paste that leaves out images says so, and opens the dialog that adds them', async () => {
  const { owner } = await openEditor(draft);
  write(contentField(), '');
  const images =
    '<p><b>Two</b></p><img src="https://lh7-rt.googleusercontent.com/a"><img src="file:///C:/b.png"><p>images</p>';
  paste('Two\nimages', images);
  expect(contentField()).toHaveValue('**Two**\n\nimages');
  expect(await screen.findByText(/^2 images weren’t pasted\./)).toBeVisible();
  await owner.click(button('Add image'));
  expect(await screen.findByRole('dialog', { name: 'Add an image' })).toBeVisible();
  paste('Two\nimages', images);
  await owner.click(button('Close'));
  expect(await screen.findByText(/^2 images weren’t pasted\./)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'All posts' }));
  await waitFor(() => expect(screen.queryByText(/^2 images weren’t pasted\./)).not.toBeInTheDocument());
});

test.each([
  ['an image file alone', '', 1],
  ['a text that its program also sends as an image', 'Words', 0],
])('G2 pasting %s', async (_name, text, notes) => {
  await openEditor(draft);
  paste(text, '', [new File([''], 'image.png', { type: 'image/png' })]);
  expect(screen.queryAllByText(/^1 image wasn’t pasted\./)).toHaveLength(notes);
});

test('G2 a paste keeps its formatting as Markdown, and the browser inserts plain text', async () => {
  await openEditor(draft);
  write(contentField(), '');
  expect(paste('Just\nwords', '<div>Just</div><div><span>words</span></div>')).toBe(true);
  expect(paste('A bold word', '<p>A <b>bold</b> word</p>')).toBe(false);
  expect(contentField()).toHaveValue('A **bold** word');
  contentField().setSelectionRange(1, 1);
  paste('Title', '<h2>Title</h2>');
  expect(contentField()).toHaveValue('A\n\n## Title\n\n **bold** word');
});

test('G2 an address pasted over words links them', async () => {
  await openEditor(draft);
  write(contentField(), 'Read this');
  const area = contentField();
  area.setSelectionRange(5, 9);
  paste('https://example.com/', '<a href="https://example.com/">https://example.com/</a>');
  expect(area).toHaveValue('Read [this](https://example.com/)');
  expect(paste('https://example.com/')).toBe(true);
});

/** Opens the editor with a text of which a part is selected. */
async function openSelected(text: string, start: number, end: number) {
  const { owner } = await openEditor(draft);
  write(contentField(), text);
  const area = contentField();
  area.focus();
  area.setSelectionRange(start, end);
  return { owner, area };
}

test('G2 Ctrl B and Ctrl I mark the selection', async () => {
  const { owner, area } = await openSelected('Two words', 0, 3);
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('**Two** words');
  await owner.keyboard('{Control>}i{/Control}');
  expect(area).toHaveValue('***Two*** words');
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('*Two* words');
  await owner.keyboard('{Control>}i{/Control}');
  expect(area).toHaveValue('Two words');
});

test('G2 Ctrl B leaves spaces at the edges of the selection outside the marks', async () => {
  const { owner, area } = await openSelected('One word here', 3, 9);
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('One **word** here');
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('word');
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('One word here');
});

test('G2 Ctrl B and Ctrl I mark each selected paragraph and item, and take the marks back', async () => {
  const words = 'One two\n\n- Three\n- Four ';
  const { owner, area } = await openSelected(words, 4, words.length);
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue('One **two**\n\n- **Three**\n- **Four** ');
  await owner.keyboard('{Control>}i{/Control}');
  expect(area).toHaveValue('One ***two***\n\n- ***Three***\n- ***Four*** ');
  await owner.keyboard('{Control>}b{/Control}{Control>}i{/Control}');
  expect(area).toHaveValue(words);
});

test.each([
  ['words that are bold already', '**One** and **two**\n**Three:** four', '**One and two**\n**Three: four**'],
  ['a divider', 'One\n\n---\n\ntwo', '**One**\n\n---\n\n**two**'],
  ['the number of an item', '1. One', '1. **One**'],
])('G2 Ctrl B over several lines or an item keeps %s', async (_, words, bold) => {
  const { owner, area } = await openSelected(words, 0, words.length);
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue(bold);
  await owner.keyboard('{Control>}b{/Control}');
  expect(area).toHaveValue(words.replaceAll('**', ''));
});

test('G2 Ctrl B and Ctrl I end the words that they began', async () => {
  const { owner } = await openEditor(draft);
  const area = contentField();
  await owner.clear(area);
  await owner.keyboard('{Control>}b{/Control}Bold {Control>}i{/Control}and{Control>}i{/Control}');
  expect(area).toHaveValue('**Bold *and***');
  await owner.keyboard('{Control>}b{/Control}, {Control>}i{/Control}so{Control>}i{/Control}.');
  expect(area).toHaveValue('**Bold *and***, *so*.');
});

test('G2 Enter continues a list, and ends it after an empty item', async () => {
  const { owner } = await openEditor(draft);
  const area = contentField();
  await owner.clear(area);
  await owner.type(area, '- One{Enter}Two{Enter}{Enter}  9. Nine{Enter}Ten{Shift>}{Enter}{/Shift}More{Enter}End');
  expect(area).toHaveValue('- One\n- Two\n\n  9. Nine\n  10. Ten\nMore\nEnd');
  area.setSelectionRange(4, 4);
  await owner.keyboard('{Enter}');
  expect(area).toHaveValue('- On\n- e\n- Two\n\n  9. Nine\n  10. Ten\nMore\nEnd');
  expect(fireEvent.keyDown(area, { key: 'Enter', isComposing: true })).toBe(true);
});
