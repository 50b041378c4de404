import { TextField } from '@core/form/fields/TextField'
import { NewPasswordField } from '@src/parts/auth/NewPasswordField'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type InscriptionValues, KNOWN } from './values'

/** The responsible person of the school and their account. */
export function CompteStep() {
  const { t } = useTranslation(['inscription', 'auth'])
  const known = useWatch<InscriptionValues, typeof KNOWN>({ name: KNOWN })
  return (
    <>
      <TextField
        name="responsable"
        label={t('fields.responsable')}
        hint={t('hints.responsable')}
        required
        maxLength={120}
        autoComplete="name"
      />
      <TextField
        name="email"
        label={t('fields.email')}
        hint={t('hints.email')}
        required
        type="email"
        maxLength={254}
        autoComplete="email"
      />
      <NewPasswordField name="password" label={t('auth:login.password')} known={known} />
    </>
  )
}
