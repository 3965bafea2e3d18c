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
  const { lift } = useUnsavedGuard({ isDirty: text !== '', within: '/admin/settings' });
  const saveAndGo = () => {
    lift();
    void navigate('/admin/posts');
  };
  return (
    <>
      <label>
        Title <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/admin/settings/images">Images</Link>
      <Link to="/admin/posts">Posts</Link>
      <button type="button" onClick={() => void navigate('/admin/posts', { replace: true })}>
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

const Dashboard = () => (
  <UnsavedGuardProvider>
    <Routes>
      <Route path="/admin/settings/*" element={<Editor />} />
      <Route path="/admin/posts" element={<h1>Posts</h1>} />
      <Route path="*" element={<Link to="/admin/settings">Settings</Link>} />
    </Routes>
  </UnsavedGuardProvider>
);

// Before the router, like a host.
beforeAll(hostHistorySteps);

async function openEditor() {
  window.location.hash = '#/start';
  const owner = userEvent.setup();
  renderWithTheme(
    <HashRouter>
      <Dashboard />
    </HashRouter>,
  );
  await owner.click(await screen.findByRole('link', { name: 'Settings' }));
  await owner.type(field(), 'Draft');
  return owner;
}

const field = () => screen.getByRole('textbox', { name: 'Title' });
const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
const press = (name: string) => screen.getByRole('button', { name });
const posts = () => screen.findByRole('heading', { name: 'Posts' });

const waysOut: [string, (owner: ReturnType<typeof userEvent.setup>) => unknown, string][] = [
  ['a link', (owner) => owner.click(screen.getByRole('link', { name: 'Posts' })), '#/admin/posts'],
  ['a navigation in code', (owner) => owner.click(press('Go to posts')), '#/admin/posts'],
  ['Back', () => act(() => window.history.back()), '#/start'],
  ['a typed address', () => act(() => void (window.location.hash = '#/admin/posts')), '#/admin/posts'],
];

test.each(waysOut)('E3 %s: Keep editing stays and keeps the text', async (_, leave) => {
  const owner = await openEditor();
  await leave(owner);
  await question();
  expect(press('Keep editing')).toHaveFocus();
  await owner.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(field()).toHaveValue('Draft');
  await waitFor(() => expect(window.location.hash).toBe('#/admin/settings'));
});

test.each(waysOut)('E3 %s: Discard completes the navigation', async (_, leave, hash) => {
  const owner = await openEditor();
  await leave(owner);
  await question();
  await owner.click(press('Discard'));
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  expect(window.location.hash).toBe(hash);
});

test('E3 A4 after a navigation in code that asked first, Back leads to the form', async () => {
  const owner = await openEditor();
  await owner.click(press('Go to posts'));
  await question();
  await owner.click(press('Discard'));
  await posts();
  act(() => window.history.back());
  expect(await screen.findByRole('textbox', { name: 'Title' })).toBeVisible();
});

test('E3 pressing Back twice asks once, and the answer applies', async () => {
  const owner = await openEditor();
  act(() => window.history.back());
  await question();
  act(() => window.history.back());
  await waitFor(() => expect(window.location.hash).toBe('#/admin/settings'));
  await owner.click(press('Discard'));
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible();
});

test('E3 navigation that keeps the edits needs no confirmation', async () => {
  const owner = await openEditor();
  await owner.click(screen.getByRole('link', { name: 'Images' }));
  expect(window.location.hash).toBe('#/admin/settings/images');
  expect(field()).toHaveValue('Draft');
  await owner.clear(field());
  await owner.click(screen.getByRole('link', { name: 'Posts' }));
  expect(await posts()).toBeVisible();
});

test('E3 navigating right after saving needs no confirmation', async () => {
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

test('E3 closing the window warns only while something is unsaved', async () => {
  const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const owner = await openEditor();
  expect(isWarned()).toBe(true);
  await owner.clear(field());
  expect(isWarned()).toBe(false);
});
