import type { Vehicule } from '@contract/ecole/vehicule'
import { BackLink } from '@core/components/BackLink'
import { toast } from '@core/components/messages/toast'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { vehiculeName } from '../name'
import { VehiculeForm } from './VehiculeForm'

/** Creates a vehicle. */
export function VehiculeCreatePage() {
  const { t } = useTranslation('vehicule')
  const navigate = useNavigate()
  const onSaved = useCallback(
    (saved: Vehicule) => {
      toast.success(t('created', { nom: vehiculeName(saved) }))
      navigate(paths.vehicule(saved.id))
    },
    [t, navigate],
  )
  return (
    <Page title={t('newTitle')} back={<BackLink to={paths.vehicules}>{t('title')}</BackLink>}>
      <VehiculeForm onSaved={onSaved} />
    </Page>
  )
}
