import type { CandidatDetail } from '@contract/ecole/candidat'
import type { ContratLigne } from '@contract/papiers/contrat'
import { ErrorState } from '@core/components/ErrorState'
import { SkeletonLine } from '@core/components/Skeletons'
import { Part } from '@src/parts/parcours/Part'
import { useContratPreviewQuery, useContratsQuery } from '@src/redux/papiers/contrat'
import { useAbility } from '@src/redux/session/ability'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContratPanels, type OpenedContrat } from './ContratPanels'
import { ContratRow } from './ContratRow'
import { NextContrat } from './NextContrat'
import './contrat.scss'

/** The training contract of a candidate with its amendments, and what the next one needs. */
export function ContratSection({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('contrat')
  const { currentData, isError, isFetching, refetch } = useContratsQuery({ idCandidat: String(candidat.id) })
  const canChange = useAbility().can('update', 'Contrat')
  const [opened, setOpened] = useState<OpenedContrat | null>(null)
  if (!currentData) {
    return (
      <Part title={t('title')}>
        {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonLine width="60%" />}
      </Part>
    )
  }
  const contrats = currentData.data
  return (
    <Part title={t('title')}>
      {contrats.length === 0 && !canChange ? <p className="muted">{t('none')}</p> : null}
      <ul className="contrats">
        {contrats.map((contrat) => (
          <ContratRow key={contrat.id} contrat={contrat} onOpen={setOpened} />
        ))}
      </ul>
      {canChange && !candidat.archived ? <Next {...{ candidat, contrats }} onOpen={setOpened} /> : null}
      <ContratPanels opened={opened} candidat={candidat} onClose={() => setOpened(null)} />
    </Part>
  )
}

interface NextProps {
  candidat: CandidatDetail
  contrats: readonly ContratLigne[]
  onOpen: (panel: OpenedContrat) => void
}

/** What can be made now: nothing while a draft waits, or while the signed contract says what the file says. */
function Next({ candidat, contrats, onOpen }: NextProps) {
  const { currentData } = useContratPreviewQuery({ idCandidat: String(candidat.id) })
  if (!currentData) return <SkeletonLine width="40%" />
  return <NextContrat {...{ candidat, contrats, onOpen }} preview={currentData} />
}
