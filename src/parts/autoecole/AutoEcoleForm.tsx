import { GOUVERNORATS } from '@contract/ecole/gouvernorats'
import type { AutoEcoleDetail } from '@contract/plateforme/autoecole'
import { toast } from '@core/components/messages/toast'
import { Blank } from '@core/components/states/Blank'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { PhotoField } from '@core/form/fields/PhotoField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { selectUserData } from '@src/redux/auth/slice'
import { useAutoEcoleQuery } from '@src/redux/autoecole/autoecole'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { FactCard } from '../candidat/sheet/FactCard'
import { useAutoEcoleForm } from './form/useAutoEcoleForm'
import type { AutoEcoleFormValues, Field } from './form/values'
import { useFacts } from './useFacts'

const OPTIONS = GOUVERNORATS.map((value) => ({ value, label: value }))

/** The school's own data in the settings; this part loads and saves them itself. */
export function AutoEcoleForm() {
  const id = useAppSelector(selectUserData)?.idAutoEcole ?? 0
  const { data, isError, isFetching, refetch } = useAutoEcoleQuery(id)
  const canUpdate = useAbility().can('update', 'Configuration')
  if (data) return canUpdate ? <OwnForm key={data.version} ecole={data} /> : <OwnFacts ecole={data} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <FormSkeleton fields={7} />
}

/** Shown while the school is read-only. */
function OwnFacts({ ecole }: { ecole: AutoEcoleDetail }) {
  const { t } = useTranslation('autoecole')
  return <FactCard title={t('sections.facts')} facts={useFacts(ecole)} />
}

function OwnForm({ ecole }: { ecole: AutoEcoleDetail }) {
  const { t } = useTranslation(['autoecole', 'fields'])
  const { currency, zone } = useSchool()
  const record = useAutoEcoleForm(ecole, () => void toast.success(t('form.saved')))
  const words = {
    label: (field: Field) => t(field),
    value: (field: Field, values: AutoEcoleFormValues) =>
      field === 'logo' ? t(values.logo ? 'form.withLogo' : 'form.noLogo') : values[field] || <Blank />,
  }
  return (
    <RecordForm record={record} words={words} label={t('form.label')}>
      <FormPart title={t('form.identity')}>
        <PhotoField name="logo" label={t('fields:logo')} person={ecole.nom} />
        <div className="form-grid">
          <TextField name="nom" label={t('nom')} required maxLength={120} autoComplete="organization" />
          <TextField name="responsable" label={t('fields:responsable')} required maxLength={120} autoComplete="name" />
        </div>
        <p className="muted">{t('form.fixed', { matricule: ecole.matricule, pays: t(`country.${ecole.pays}`) })}</p>
        <p className="muted">{t('form.country', { monnaie: currency, zone })}</p>
      </FormPart>
      <FormPart title={t('form.contact')}>
        <div className="form-grid">
          <TextField
            name="telephone"
            label={t('fields:telephone')}
            required
            type="tel"
            maxLength={30}
            autoComplete="tel"
          />
          <TextField
            name="email"
            label={t('fields:email')}
            required
            type="email"
            maxLength={254}
            autoComplete="email"
          />
          <TextField name="adresse" label={t('fields:adresse')} maxLength={300} autoComplete="street-address" />
          {ecole.pays === 'FR' ? (
            <TextField name="gouvernorat" label={t('departement')} maxLength={60} autoComplete="address-level1" />
          ) : (
            <SelectField name="gouvernorat" label={t('fields:gouvernorat')} options={OPTIONS} />
          )}
        </div>
      </FormPart>
    </RecordForm>
  )
}
