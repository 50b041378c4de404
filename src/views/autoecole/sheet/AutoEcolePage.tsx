import type { AutoEcoleDetail } from '@contract/plateforme/autoecole'
import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { Page } from '@core/components/Page'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useAddressFlag } from '@core/hooks/useAddressFlag'
import { paths } from '@src/configs/paths'
import { useFacts } from '@src/parts/autoecole/useFacts'
import { FactCard } from '@src/parts/candidat/sheet/FactCard'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useAutoEcoleQuery } from '@src/redux/autoecole/autoecole'
import { PendingCard } from '@src/views/demandePack/PendingCard'
import { GivePanel } from '@src/views/package/GivePanel'
import { HistoryCard } from '@src/views/package/HistoryCard'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { DecisionButtons } from '../DecisionButtons'
import { DecisionMotif } from '../DecisionMotif'
import { ArchiveButton } from './ArchiveButton'
import { LogCard } from './LogCard'
import { UsersCard } from './UsersCard'
import '@src/views/package/package.scss'
import '../autoecole.scss'

/** A school as the platform sees it: its data, its packages, its users, its log of decisions. */
export function AutoEcolePage() {
  const { t } = useTranslation('autoecole')
  const { id = '' } = useParams()
  const { currentData, error, isFetching, refetch } = useAutoEcoleQuery(/^\d{1,9}$/.test(id) ? Number(id) : 0)
  if (currentData) return <Sheet ecole={currentData} />
  return (
    <Page title={t('sheet')} back={<BackLink to={paths.autoecoles}>{t('title')}</BackLink>}>
      {!error ? <CardSkeleton lines={8} /> : null}
      {error && isNotFound(error) ? <ErrorState title={t('unknown.title')} text={t('unknown.text')} /> : null}
      {error && !isNotFound(error) ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
    </Page>
  )
}

function Sheet({ ecole }: { ecole: AutoEcoleDetail }) {
  const { t } = useTranslation(['autoecole', 'package'])
  const giving = useAddressFlag('donner')
  const [isAsking, setAsking] = useState(false)
  const facts = useFacts(ecole)
  const close = () => setAsking(false)
  const give = () => {
    close()
    giving.open()
  }
  const askMotif = () => {
    giving.close()
    setAsking(true)
  }
  const actions = (
    <>
      <ArchiveButton id={ecole.id} nom={ecole.nom} />
      <Button icon={Gift} onClick={give}>
        {t('package:give.action')}
      </Button>
      <DecisionButtons ecole={ecole} onMotif={askMotif} />
    </>
  )
  return (
    <Page title={ecole.nom} back={<BackLink to={paths.autoecoles}>{t('title')}</BackLink>} actions={actions}>
      <div className="autoecole-grid">
        <FactCard title={t('sections.facts')} facts={facts} />
        <div>
          <PendingCard idAutoEcole={ecole.id} />
          <HistoryCard idAutoEcole={ecole.id} />
          <UsersCard id={ecole.id} />
          <LogCard id={ecole.id} />
        </div>
      </div>
      {giving.isOpen ? <GivePanel ecole={ecole} onClose={giving.close} /> : null}
      {isAsking ? (
        <DetailsPanel
          title={t(ecole.statut === 'PENDING' ? 'refuseTitle' : 'suspendTitle', { nom: ecole.nom })}
          onClose={close}
        >
          <DecisionMotif ecole={ecole} onClose={close} />
        </DetailsPanel>
      ) : null}
    </Page>
  )
}
