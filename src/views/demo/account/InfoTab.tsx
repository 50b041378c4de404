import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SettingsForm } from './SettingsForm'
import { useSaveSettings } from './useSaveSettings'
import type { InfoValues } from './values'

/** The countries as the sample stores them, with their codes for the names in other languages. */
const COUNTRIES = [
  ['Tunisie', 'TN'],
  ['France', 'FR'],
  ['Portugal', 'PT'],
] as const

export function InfoTab({ form }: { form: UseFormReturn<InfoValues> }) {
  const { t, i18n } = useTranslation('demoAccount')
  const save = useSaveSettings()
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' })
  return (
    <SettingsForm
      form={form}
      label={t('tab.information')}
      onSave={({ dob, country, ...values }) => save({ info: { ...values, dob: dob || null, country: country ?? '' } })}
    >
      <TextAreaField name="bio" label={t('fields.bio')} maxLength={500} />
      <div className="form-grid">
        <DateField name="dob" label={t('fields.dob')} />
        <SelectField
          name="country"
          label={t('fields.country')}
          options={COUNTRIES.map(([value, code]) => ({ value, label: names.of(code) ?? value }))}
        />
        <TextField name="website" type="url" label={t('fields.website')} maxLength={200} />
        <TextField name="phone" type="tel" label={t('fields.phone')} maxLength={20} autoComplete="tel" />
      </div>
    </SettingsForm>
  )
}
