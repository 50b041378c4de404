import { SwitchField } from '@core/form/fields/SwitchField'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from './SettingsForm'
import { useSaveSettings } from './useSaveSettings'
import type { NotificationValues } from './values'

const GROUPS = {
  activity: ['commentOnArticle', 'answerOnForm', 'followMe'],
  application: ['newAnnouncements', 'productUpdates', 'blogDigest'],
} as const

export function NotificationTab({ form }: { form: UseFormReturn<NotificationValues> }) {
  const { t } = useTranslation('demoAccount')
  const save = useSaveSettings()
  return (
    <SettingsForm form={form} label={t('tab.notifications')} onSave={(notification) => save({ notification })}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <fieldset key={group} className="account-switches">
          <legend>{t(`notify.${group}`)}</legend>
          {names.map((name) => (
            <SwitchField key={name} name={name} label={t(`notify.${name}`)} />
          ))}
        </fieldset>
      ))}
    </SettingsForm>
  )
}
