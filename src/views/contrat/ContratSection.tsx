import type { CandidatDetail } from '@contract/ecole/candidat'
import { ErrorState } from '@core/components/states/ErrorState'
import { SkeletonLine } from '@core/components/states/Skeletons'
import { Part } from '@src/parts/parcours/Part'
import { useContratPreviewQuery, useContratsQuery } from '@src/redux/papiers/contrat'
import { useAbility } from '@src/redux/session/ability'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContratPanels, type OpenedContrat } from './ContratPanels'
import { ContratRow } from './ContratRow'
import { NextContrat } from './NextContrat'
import './contrat.scss'

/** The training contract of a candidate with its amendments, and the requirements of the next one. */
export function ContratSection({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('contrat')
  const about = { idCandidat: String(candidat.id) }
  const canMake = useAbility().can('update', 'Contrat') && !candidat.archived
  const { currentData, isError, isFetching, refetch } = useContratsQuery(about)
  // Requested together with the contracts, so that the papers below move once and not twice.
  const { currentData: preview, isError: isPreviewLost } = useContratPreviewQuery(about, { skip: !canMake })
  const [opened, setOpened] = useState<OpenedContrat | null>(null)
  if (!currentData || (canMake && !preview && !isPreviewLost)) {
    return (
      <Part title={t('title')}>
        {isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonLine width="60%" />}
      </Part>
    )
  }
  const contrats = currentData.data
  // The school may have had the contract signed elsewhere, and hold it among the papers below.
  const isOnPaper = candidat.documents.some(({ type, recu }) => type === 'contrat' && recu)
  return (
    <Part title={t('title')}>
      {contrats.length === 0 && !canMake ? <p className="muted">{t(isOnPaper ? 'onPaper' : 'none')}</p> : null}
      {contrats.length > 0 ? (
        <ul className="contrats">
          {contrats.map((contrat) => (
            <ContratRow key={contrat.id} contrat={contrat} onOpen={setOpened} />
          ))}
        </ul>
      ) : null}
      {preview ? <NextContrat candidat={candidat} contrats={contrats} preview={preview} onOpen={setOpened} /> : null}
      <ContratPanels opened={opened} candidat={candidat} onClose={() => setOpened(null)} />
    </Part>
  )
}
