import { DEMO_CONTACT_WAYS, DEMO_GENDERS } from '@contract/demo/user'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { UserValues } from './values'

const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'pt']

/** Further data of a user. */
export function InformationTab() {
  const { t, i18n } = useTranslation('demoUser')
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (
    <div className="form">
      <div className="form-grid">
        <DateField name="about.birthDate" label={t('fields.birthDate')} />
        <TextField name="contact" type="tel" label={t('fields.contact')} maxLength={30} />
        <TextField name="about.website" type="url" label={t('fields.website')} maxLength={200} />
        <SelectField
          name="about.language"
          label={t('fields.language')}
          options={LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        <GenderChoice />
        <CheckboxGroupField
          name="about.contactBy"
          label={t('fields.contactBy')}
          options={DEMO_CONTACT_WAYS.map((value) => ({ value, label: t(`contactBy.${value}`) }))}
        />
      </div>
      <div className="form-grid">
        <TextField name="about.address" label={t('fields.address')} maxLength={120} />
        <TextField name="about.address2" label={t('fields.address2')} maxLength={120} />
        <TextField name="about.postcode" label={t('fields.postcode')} inputMode="numeric" maxLength={10} />
        <TextField name="about.city" label={t('fields.city')} maxLength={60} />
        <TextField name="about.region" label={t('fields.region')} maxLength={60} />
        <TextField name="country" label={t('fields.country')} maxLength={60} />
      </div>
    </div>
  )
}

function GenderChoice() {
  const { t } = useTranslation('demoUser')
  const { register } = useFormContext<UserValues>()
  return (
    <fieldset className="field">
      <legend className="form-label">{t('fields.gender')}</legend>
      <div className="check-group">
        {DEMO_GENDERS.map((gender) => (
          <label key={gender} className="check-option">
            <input type="radio" className="form-check-input" value={gender} {...register('about.gender')} />
            {t(`gender.${gender}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
