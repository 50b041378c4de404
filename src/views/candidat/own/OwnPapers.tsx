import type { CandidatDetail } from '@contract/ecole/candidat'
import { useTranslation } from 'react-i18next'
import { PaperStates } from '../sheet/PaperStates'

/** The papers of one's own file. */
export function OwnPapers({ candidat }: { candidat: CandidatDetail }) {
  const { t } = useTranslation('candidat')
  return (
    <section className="card" aria-label={t('papers.title')}>
      <div className="card-head">
        <h2>{t('papers.title')}</h2>
      </div>
      <div className="card-body">
        <PaperStates id={candidat.id} documents={candidat.documents} />
      </div>
    </section>
  )
}
