import type { Vehicule } from '@contract/ecole/vehicule'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { useVehiculeQuery } from '@src/redux/vehicule/vehicule'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { vehiculeName } from '../name'
import { useVehiculeId } from '../useVehiculeId'
import { VehiculeFailed } from '../VehiculeFailed'
import { VehiculeForm } from './VehiculeForm'

/** Edits a vehicle. */
export function VehiculeEditPage() {
  const { t } = useTranslation('vehicule')
  const id = useVehiculeId()
  const { data, error, isFetching, refetch } = useVehiculeQuery(id)
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: Vehicule) => {
      toast.success(t('saved', { nom: vehiculeName(saved) }))
      navigate(paths.vehicule(saved.id))
    },
    [t, navigate],
  )
  const back = data ? (
    <BackLink to={paths.vehicule(data.id)}>{t('sheet')}</BackLink>
  ) : (
    <BackLink to={paths.vehicules}>{t('title')}</BackLink>
  )
  return (
    <Page title={data ? t('editTitle', { nom: vehiculeName(data) }) : t('sheet')} back={back}>
      {data ? <VehiculeForm key={data.id} vehicule={data} onSaved={onSaved} /> : null}
      {!data && error ? <VehiculeFailed error={error} retrying={isFetching} onRetry={refetch} /> : null}
      {!data && !error ? <FormSkeleton fields={10} /> : null}
    </Page>
  )
}
