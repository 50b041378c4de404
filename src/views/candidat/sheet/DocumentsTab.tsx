import type { CandidatDetail } from '@contract/ecole/candidat'
import { useAbility } from '@src/redux/session/ability'
import { ContratSection } from '@src/views/contrat/ContratSection'
import { useTranslation } from 'react-i18next'
import { PaperRow } from './PaperRow'
import { PaperStates } from './PaperStates'

/** The papers of a candidate: edited in place by the school, read-only for others. */
export function DocumentsTab({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  const ability = useAbility()
  const contrat = ability.can('read', 'Contrat') ? <ContratSection candidat={candidat} /> : null
  if (!ability.can('update', 'Candidat')) {
    return (
      <div className="sheet-parts">
        {contrat}
        <div className="card card-body">
          <PaperStates id={candidat.id} documents={candidat.documents} />
        </div>
      </div>
    )
  }
  return (
    <div className="sheet-parts">
      {contrat}
      <ul className="card paper-list" aria-label={t('papers.title')}>
        {candidat.documents.map((paper) => (
          <PaperRow key={paper.type} id={candidat.id} paper={paper} />
        ))}
      </ul>
    </div>
  )
}
