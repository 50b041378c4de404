import type { VehiculeDetail } from '@contract/ecole/vehicule'
import { BackLink } from '@core/components/BackLink'
import { Banner } from '@core/components/messages/Banner'
import { Page } from '@core/components/Page'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { paths } from '@src/configs/paths'
import { FactCard } from '@src/parts/candidat/sheet/FactCard'
import { useVehiculeQuery } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'
import { useVehiculeId } from '../useVehiculeId'
import { VehiculeFailed } from '../VehiculeFailed'
import { EntretienCard } from './EntretienCard'
import { PapersCard } from './PapersCard'
import { PlanningCard } from './PlanningCard'
import { SheetActions } from './SheetActions'
import { SheetHead } from './SheetHead'
import { useFacts } from './useFacts'
import '../vehicule.scss'

/** A vehicle: its data, its papers, its maintenance and its costs. */
export function VehiculePage() {
  const { t } = useTranslation('vehicule')
  const id = useVehiculeId()
  const { currentData, error, isFetching, refetch } = useVehiculeQuery(id, { refetchOnFocus: true })
  const back = <BackLink to={paths.vehicules}>{t('title')}</BackLink>
  if (currentData) return <Sheet vehicule={currentData} />
  return (
    <Page title={t('sheet')} back={back}>
      {error ? <VehiculeFailed error={error} retrying={isFetching} onRetry={refetch} /> : <CardSkeleton lines={8} />}
    </Page>
  )
}

function Sheet({ vehicule }: { vehicule: VehiculeDetail }) {
  const { t } = useTranslation('vehicule')
  const facts = useFacts(vehicule)
  return (
    <Page
      title={`${vehicule.marque} ${vehicule.modele}`}
      documentTitle={`${vehicule.marque} ${vehicule.modele} ${vehicule.immatriculation}`}
      description={<SheetHead vehicule={vehicule} />}
      back={<BackLink to={paths.vehicules}>{t('title')}</BackLink>}
      actions={<SheetActions vehicule={vehicule} />}
    >
      {vehicule.archived ? <Banner>{t('archivedBanner')}</Banner> : null}
      <div className="vehicule-grid">
        <div>
          <FactCard title={t('sections.identity')} facts={facts} />
          <PapersCard vehicule={vehicule} />
          <PlanningCard vehicule={vehicule} />
        </div>
        <EntretienCard vehicule={vehicule} />
      </div>
    </Page>
  )
}
