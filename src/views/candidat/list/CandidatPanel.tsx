import type { CandidatDetail } from '@contract/ecole/candidat'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { fullName } from '@core/format/names'
import { paths } from '@src/configs/paths'
import { isNotFound } from '@src/redux/answers/isNotFound'
import { useCandidatQuery } from '@src/redux/candidat/candidat'
import { useAbility } from '@src/redux/session/ability'
import { Archive, ArchiveRestore, Banknote, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useArchive } from '../useArchive'
import { PanelFacts } from './PanelFacts'

interface CandidatPanelProps {
  id: number
  onClose: () => void
}

/** A candidate beside the list: the essentials and the most frequent actions. */
export function CandidatPanel({ id, onClose }: CandidatPanelProps) {
  const { t } = useTranslation('candidat')
  const { currentData, error, isFetching, refetch } = useCandidatQuery(id)
  return (
    <DetailsPanel
      title={currentData ? fullName(currentData) : t('panel.title')}
      footer={currentData ? <PanelActions candidat={currentData} onClose={onClose} /> : null}
      onClose={onClose}
    >
      {currentData ? <PanelFacts candidat={currentData} /> : null}
      {!currentData && !error ? <CardSkeleton lines={6} /> : null}
      {!currentData && error ? (
        <ErrorState
          title={isNotFound(error) ? t('notFound.title') : undefined}
          text={isNotFound(error) ? t('notFound.text') : undefined}
          onRetry={isNotFound(error) ? undefined : refetch}
          retrying={isFetching}
        />
      ) : null}
    </DetailsPanel>
  )
}

function PanelActions({ candidat, onClose }: { candidat: CandidatDetail; onClose: () => void }) {
  const { t } = useTranslation(['candidat', 'paiement'])
  const ability = useAbility()
  const archive = useArchive()
  const { search } = useLocation()
  const change = () => {
    void archive.one(candidat, !candidat.archived)
    onClose()
  }
  return (
    <>
      {ability.can('archive', 'Candidat') ? (
        <Button look="ghost" icon={candidat.archived ? ArchiveRestore : Archive} onClick={change}>
          {candidat.archived ? t('actions.unarchive') : t('actions.archive')}
        </Button>
      ) : null}
      {ability.can('update', 'Candidat') ? (
        <ButtonLink icon={Pencil} to={paths.candidatEdit(candidat.id)}>
          {t('actions.edit')}
        </ButtonLink>
      ) : null}
      {ability.can('create', 'Transaction') ? (
        <ButtonLink icon={Banknote} to={paths.candidatPay(candidat.id)}>
          {t('paiement:actions.pay')}
        </ButtonLink>
      ) : null}
      <ButtonLink look="primary" to={paths.candidat(candidat.id)} state={{ list: search }}>
        {t('actions.open')}
      </ButtonLink>
    </>
  )
}
