import { ACCES } from '@contract/ability'
import type { Utilisateur } from '@contract/compte/utilisateur'
import { Blank } from '@core/components/states/Blank'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useUtilisateurForm } from './useUtilisateurForm'
import type { Field, UtilisateurFormValues } from './values'

interface UtilisateurFormProps {
  /** Undefined for a new user. */
  user?: Utilisateur
  onSaved: (saved: Utilisateur) => void
}

/** Creates or edits a desk user. */
export function UtilisateurForm({ user, onSaved }: UtilisateurFormProps) {
  const { t } = useTranslation(['utilisateur', 'fields'])
  const record = useUtilisateurForm(user, onSaved)
  const words = {
    label: (field: Field) => t(`fields:${field}`),
    value: (field: Field, values: UtilisateurFormValues) =>
      field === 'acces' && values.acces ? t(`acces.${values.acces}`) : values[field] || <Blank />,
  }
  const options = ACCES.map((value) => ({ value, label: t(`accesLong.${value}`) }))
  return (
    <RecordForm record={record} words={words} label={t('form.label')} cancelTo={paths.utilisateurs}>
      <FormPart title={t('form.person')}>
        <div className="form-grid">
          <TextField name="nomComplet" label={t('fields:nomComplet')} required maxLength={120} autoComplete="off" />
          <SelectField name="acces" label={t('fields:acces')} required options={options} />
          <TextField
            name="email"
            label={t('fields:email')}
            hint={user ? undefined : t('form.emailHint')}
            type="email"
            required
            maxLength={254}
            autoComplete="off"
          />
          <TextField name="telephone" label={t('fields:telephone')} type="tel" maxLength={30} autoComplete="off" />
        </div>
      </FormPart>
    </RecordForm>
  )
}
