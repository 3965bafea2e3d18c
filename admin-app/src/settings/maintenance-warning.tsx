import type { SettingForm } from '../form/settings/use-setting-form';
import { Alert } from 'shared-ui';

/** Warns that visitors are or will be locked out. */
export function MaintenanceWarning({ form }: { form: SettingForm }) {
  const { values, saved } = form;
  if (values.maintenance_mode !== true && saved.maintenance_mode !== true) return null;
  const isOn = saved.maintenance_mode === true;
  const isLeaving = isOn && values.maintenance_mode !== true;
  return (
    <Alert
      tone="warning"
      role={isOn ? 'note' : 'alert'}
      title={isOn ? 'Maintenance mode is on' : 'You are turning maintenance mode on'}
    >
      {isLeaving
        ? 'Visitors see a maintenance page until you save.'
        : isOn
          ? 'Visitors see a maintenance page instead of your site. This dashboard stays available.'
          : 'Once you save, visitors will see a maintenance page instead of your site.'}
    </Alert>
  );
}
