import fs from 'node:fs';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '../..');

type RemoteBuild = { entry: string; files: Record<string, { integrity: string }> };

// The registry vouches for a remote's entry; whatever the entry loads later, it must vouch for itself.
test.each(['public-site', 'booking-widget', 'blog-app', 'admin-app'])(
  'X2 the entry of %s knows the integrity of every script it may load later',
  (name) => {
    const folder = path.join(projectRoot, name, 'dist/remote');
    const { entry, files } = JSON.parse(fs.readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteBuild;
    const code = fs.readFileSync(path.join(folder, entry), 'utf8');
    const scripts = Object.entries(files).filter(([file]) => file.endsWith('.js') && file !== entry);
    expect(scripts.filter(([, { integrity }]) => !code.includes(integrity)).map(([file]) => file)).toEqual([]);
  },
);
