export { DashboardIcon, type DashboardIconName } from './dashboard-icon';
export { EmailText, type EmailTextProps } from './email-text';
export { Pagination, type PaginationProps } from './pagination';
export { PasswordInput, type PasswordInputProps } from './password-input';
export { SidebarItem, type SidebarItemProps } from './sidebar-item';
export { Table, type Column, type TableProps } from './table';
export { Tabs, type TabItem, type TabsProps } from './tabs';
