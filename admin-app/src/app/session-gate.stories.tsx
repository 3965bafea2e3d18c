import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Route, Routes } from 'react-router-dom';
import { inFrames } from 'shared-ui/testing';
import { SessionGate } from './session-gate';

/** The dashboard with a signed-in owner, on the backend chosen in the toolbar. */
const meta = {
  title: 'Admin/Dashboard',
  component: SessionGate,
  parameters: { layout: 'fullscreen', route: '/admin/bookings', docs: { story: inFrames } },
  args: { sitePath: '/' },
  render: (args) => (
    <Routes>
      <Route path="/admin/*" element={<SessionGate {...args} />} />
    </Routes>
  ),
} satisfies Meta<typeof SessionGate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bookings: Story = {};
export const Overview: Story = { parameters: { route: '/admin' } };
export const BackendFailing: Story = { globals: { backend: 'failing' } };
export const BackendEmpty: Story = { globals: { backend: 'empty' } };
