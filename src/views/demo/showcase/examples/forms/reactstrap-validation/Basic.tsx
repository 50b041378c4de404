import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { DateField } from '@core/form/fields/DateField'
import { PasswordField } from '@core/form/fields/PasswordField'
import { SelectField } from '@core/form/fields/SelectField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START = {
  nom: '',
  email: '',
  motDePasse: '',
  naissance: '',
  ville: '',
  sexe: '',
  jours: [],
  remarque: '',
  accord: false,
}
const CITIES = ['Tunis', 'Sfax', 'Sousse'].map((city) => ({ value: city, label: city }))

async function faultsOf(values: typeof START) {
  const blank = (['nom', 'email', 'motDePasse', 'naissance', 'ville', 'sexe'] as const).filter((name) => !values[name])
  return {
    ...Object.fromEntries(blank.map((name) => [name, 'required'])),
    ...(values.jours.length > 0 ? {} : { jours: 'required' }),
    ...(values.accord ? {} : { accord: 'required' }),
  }
}

export function Basic() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START, resolver: checkResolver(faultsOf) })
  const days = [
    { value: 'morning', label: t('word.morning') },
    { value: 'evening', label: t('word.evening') },
  ]
  const genders = [
    { value: 'f', label: t('word.genders.f') },
    { value: 'm', label: t('word.genders.m') },
  ]
  return (
    <Form form={form} label={t('word.checkedForm')} onSubmit={() => toast.success(t('word.sent'))}>
      <div className="form-grid">
        <TextField name="nom" label={t('word.name')} required />
        <TextField name="email" type="email" label={t('word.email')} required />
        <PasswordField name="motDePasse" label={t('word.password')} autoComplete="new-password" required />
        <DateField name="naissance" label={t('word.birth')} required max="2008-11-21" />
        <SelectField name="ville" label={t('word.city')} options={CITIES} required />
        <SelectField name="sexe" label={t('word.gender')} options={genders} required />
        <CheckboxGroupField name="jours" label={t('word.moments')} options={days} required />
        <TextAreaField name="remarque" label={t('word.remark')} className="field-wide" />
        <SwitchField name="accord" label={t('word.agree')} className="field-wide" />
      </div>
      <div className="form-actions">
        <Button onClick={() => form.reset()}>{t('word.reset')}</Button>
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
