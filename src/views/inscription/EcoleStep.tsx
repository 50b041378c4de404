import { PAYS } from '@contract/clock/pays'
import { GOUVERNORATS } from '@contract/ecole/gouvernorats'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { paths } from '@src/configs/paths'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { InscriptionValues } from './values'

const OPTIONS = GOUVERNORATS.map((value) => ({ value, label: value }))

/** The school: its name, its registration number, its address. */
export function EcoleStep() {
  const { t } = useTranslation('inscription')
  const pays = useWatch<InscriptionValues, 'pays'>({ name: 'pays' })
  const { errors } = useFormState<InscriptionValues>({ name: 'matricule' })
  const countries = PAYS.map((value) => ({ value, label: t(`country.${value}`) }))
  return (
    <>
      <TextField name="nom" label={t('fields.nom')} required maxLength={120} autoComplete="organization" />
      <TextField
        name="matricule"
        label={t('fields.matricule')}
        hint={t('hints.matricule')}
        required
        maxLength={40}
        autoComplete="off"
      />
      {errors.matricule?.message === 'duplicate' ? (
        <p>
          {t('known.text')} <Link to={paths.forgotPassword}>{t('known.password')}</Link> ·{' '}
          <Link to={paths.contact}>{t('known.contact')}</Link>
        </p>
      ) : null}
      <SelectField name="pays" label={t('fields.pays')} required options={countries} />
      {pays === 'FR' ? (
        <TextField name="gouvernorat" label={t('fields.departement')} maxLength={60} autoComplete="address-level1" />
      ) : (
        <SelectField name="gouvernorat" label={t('fields.gouvernorat')} options={OPTIONS} />
      )}
      <TextField name="adresse" label={t('fields.adresse')} maxLength={300} autoComplete="street-address" />
      <TextField name="telephone" label={t('fields.telephone')} required type="tel" maxLength={30} autoComplete="tel" />
    </>
  )
}
