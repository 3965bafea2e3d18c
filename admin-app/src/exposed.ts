import { AdminDesk as Desk } from './admin-desk/admin-desk';
import type { AdminApp } from './contract';

export const AdminDesk = Desk satisfies AdminApp['AdminDesk'];
