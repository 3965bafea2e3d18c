import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HashRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { UnsavedGuardProvider } from './unsaved-guard-provider';
import { hostHistorySteps } from './history-step';
import { useMayLeave, useUnsavedGuard } from './use-unsaved-guard';

function Editor() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  const [isSignedOut, setSignedOut] = useState(false);
  const { lift } = useUnsavedGuard({ isDirty: text !== '', within: '/desk/settings' });
  const saveAndGo = () => {
    lift();
    void navigate('/desk/posts');
  };
  return (
    <>
      <label>
        Title <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/desk/settings/images">Images</Link>
      <Link to="/desk/posts">Posts</Link>
      <button type="button" onClick={() => void navigate('/desk/posts', { replace: true })}>
        Go to posts
      </button>
      <button type="button" onClick={saveAndGo}>
        Save
      </button>
      <button type="button" onClick={async () => setSignedOut(await mayLeave())}>
        Logout
      </button>
      {isSignedOut && <p>Signed out</p>}
    </>
  );
}

const Desk = () => (
  <UnsavedGuardProvider>
    <Routes>
      <Route path="/desk/settings/*" element={<Editor />} />
      <Route path="/desk/posts" element={<h1>Posts</h1>} />
      <Route path="*" element={<Link to="/desk/settings">Settings</Link>} />
    </Routes>
  </UnsavedGuardProvider>
);

// Before the router, as a host does it.
beforeAll(hostHistorySteps);

async function openEditor({ typed = 'Draft' } = {}) {
  window.location.hash = '#/start';
  const owner = userEvent.setup();
  renderWithTheme(
    <HashRouter>
      <Desk />
    </HashRouter>,
  );
  await owner.click(await screen.findByRole('link', { name: 'Settings' }));
  if (typed) await owner.type(field(), typed);
  return owner;
}

const field = () => screen.getByRole('textbox', { name: 'Title' });
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
const press = (name: string) => screen.getByRole('button', { name });
const posts = () => screen.findByRole('heading', { name: 'Posts' });

const waysOut: [string, (owner: ReturnType<typeof userEvent.setup>) => unknown, string][] = [
  ['a link', (owner) => owner.click(screen.getByRole('link', { name: 'Posts' })), '#/desk/posts'],
  ['a step of the page’s own', (owner) => owner.click(press('Go to posts')), '#/desk/posts'],
  ['Back', () => act(() => window.history.back()), '#/start'],
  ['an address typed by hand', () => act(() => void (window.location.hash = '#/desk/posts')), '#/desk/posts'],
];

test.each(waysOut)('E3 by %s an owner who goes on editing stays, with what was typed', async (_, leave) => {
  const owner = await openEditor();
  await leave(owner);
  await question();
  expect(press('Keep editing')).toHaveFocus();
  await owner.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Draft');
  await waitFor(() => expect(window.location.hash).toBe('#/desk/settings'));
});

test.each(waysOut)('E3 by %s an owner who discards gets where they wanted', async (_, leave, hash) => {
  const owner = await openEditor();
  await leave(owner);
  await question();
  await owner.click(press('Discard'));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(window.location.hash).toBe(hash);
});

test('E3 pressing Back twice asks once more, and the answer counts', async () => {
  const owner = await openEditor();
  act(() => window.history.back());
  await question();
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe('#/desk/settings'));
  await owner.click(press('Discard'));
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible();
});

test('E3 places that lose nothing, and screens without changes, ask nothing', async () => {
  const owner = await openEditor();
  await owner.click(screen.getByRole('link', { name: 'Images' }));
  expect(window.location.hash).toBe('#/desk/settings/images');
  expect(field()).toHaveValue('Draft');
  await owner.clear(field());
  await owner.click(screen.getByRole('link', { name: 'Posts' }));
  expect(await posts()).toBeVisible();
});

test('E3 going on right after saving asks nothing', async () => {
  const owner = await openEditor();
  await owner.click(press('Save'));
  expect(await posts()).toBeVisible();
});

test('E3 signing out asks first', async () => {
  const owner = await openEditor();
  await owner.click(press('Logout'));
  await question();
  await owner.click(press('Keep editing'));
  expect(screen.queryByText('Signed out')).not.toBeInTheDocument();
  await owner.click(press('Logout'));
  await owner.click(press('Discard'));
  expect(await screen.findByText('Signed out')).toBeVisible();
});

test('E3 closing the window warns while something is unsaved, and only then', async () => {
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const owner = await openEditor();
  expect(isWarned()).toBe(true);
  await owner.clear(field());
  expect(isWarned()).toBe(false);
});
