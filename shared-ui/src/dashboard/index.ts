export { DashboardIcon, type DashboardIconName } from './dashboard-icon';
export { EmailText } from './email-text';
export { Pagination } from './pagination';
export { PasswordInput } from './password-input';
export { SidebarItem } from './sidebar-item';
export { Table, type Column, type TableProps } from './table';
export { Tabs, type TabItem } from './tabs';
