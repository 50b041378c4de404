import { PhotoField } from '@core/form/fields/PhotoField'
import { TextField } from '@core/form/fields/TextField'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from './SettingsForm'
import { Unconfirmed } from './Unconfirmed'
import { useSaveSettings } from './useSaveSettings'
import type { GeneralValues } from './values'

export function GeneralTab({ form }: { form: UseFormReturn<GeneralValues> }) {
  const { t } = useTranslation('demoAccount')
  const save = useSaveSettings()
  const [fullName, email] = useWatch({ control: form.control, name: ['fullName', 'email'] })
  return (
    <SettingsForm
      form={form}
      label={t('tab.general')}
      onSave={({ avatar, ...values }) => save({ general: { ...values, avatar: avatar ?? '' } })}
    >
      <Unconfirmed email={email} />
      <PhotoField name="avatar" label={t('fields.avatar')} hint={t('fields.avatarHint')} person={fullName} />
      <div className="form-grid">
        <TextField name="username" label={t('fields.username')} required maxLength={40} autoComplete="off" />
        <TextField name="fullName" label={t('fields.fullName')} required maxLength={80} autoComplete="name" />
        <TextField name="email" type="email" label={t('fields.email')} required maxLength={200} autoComplete="email" />
        <TextField name="company" label={t('fields.company')} maxLength={80} autoComplete="organization" />
      </div>
    </SettingsForm>
  )
}
