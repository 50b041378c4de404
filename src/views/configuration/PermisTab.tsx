import type { PermiEnseigne, PermisEnseignes } from '@contract/ecole/permi'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { CheckboxGroupField } from '@core/form/fields/CheckboxGroupField'
import { FormPart } from '@core/form/record/FormPart'
import { RecordForm } from '@core/form/record/RecordForm'
import { useFormat } from '@core/format/useFormat'
import { FactCard } from '@src/parts/candidat/sheet/FactCard'
import { usePermiChoice } from '@src/parts/permi/usePermiChoice'
import { usePermisEnseignesQuery } from '@src/redux/permi/permi'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { type PermisValues, usePermisForm } from './usePermisForm'

/** The licence categories that the school teaches; this tab loads and saves them itself. */
export function PermisTab() {
  const { data, isError, isFetching, refetch } = usePermisEnseignesQuery()
  const canUpdate = useAbility().can('update', 'Configuration')
  if (data) return canUpdate ? <PermisForm key={data.version} taught={data} /> : <PermisFacts taught={data} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <FormSkeleton fields={6} />
}

/** Shown while the school is read-only. */
function PermisFacts({ taught: { permis } }: { taught: PermisEnseignes }) {
  const { t } = useTranslation('planning')
  const usesOf = useUses()
  const permiChoice = usePermiChoice()
  const facts = permis
    .filter(({ enseigne }) => enseigne)
    .map((permi) => ({ label: permiChoice(permi).label, value: usesOf(permi) || t('permis.unused') }))
  return <FactCard title={t('permis.title')} facts={facts} />
}

function PermisForm({ taught }: { taught: PermisEnseignes }) {
  const { t } = useTranslation('planning')
  const format = useFormat()
  const usesOf = useUses()
  const permiChoice = usePermiChoice()
  const { record, inUse } = usePermisForm(taught, () => void toast.success(t('saved')))
  const codesOf = ({ permis }: PermisValues) =>
    format.inRow(taught.permis.filter(({ id }) => permis.includes(id)).map(({ code }) => code))
  const options = taught.permis.map((permi) => {
    const { value, label } = permiChoice(permi)
    const uses = usesOf(permi)
    return { value, label: uses ? t('permis.used', { permi: label, uses }) : label }
  })
  return (
    <RecordForm
      record={record}
      words={{ label: () => t('permis.title'), value: (_field, values) => codesOf(values) }}
      label={t('permis.title')}
    >
      <FormPart title={t('permis.title')}>
        {inUse.map((permi) => (
          <Banner key={permi.id} tone="warning">
            {t('permis.inUse', { code: permi.code, uses: usesOf(permi) })}
          </Banner>
        ))}
        <CheckboxGroupField
          name="permis"
          label={t('permis.label')}
          hint={t('permis.hint')}
          required
          numeric
          look="columns"
          options={options}
        />
      </FormPart>
    </RecordForm>
  )
}

/** The number of the school's people and vehicles in a category: « 12 candidats, 1 véhicule »; empty without any. */
function useUses(): (permi: PermiEnseigne) => string {
  const format = useFormat()
  const { t } = useTranslation('planning')
  return ({ candidats, moniteurs, vehicules }) =>
    format.inRow([
      candidats > 0 && t('permis.candidats', { count: candidats }),
      moniteurs > 0 && t('permis.moniteurs', { count: moniteurs }),
      vehicules > 0 && t('permis.vehicules', { count: vehicules }),
    ])
}
