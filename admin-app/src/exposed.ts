import { AdminDashboard as Dashboard } from './app/admin-dashboard';
import type { AdminApp } from './contract';

export const AdminDashboard = Dashboard satisfies AdminApp['AdminDashboard'];
