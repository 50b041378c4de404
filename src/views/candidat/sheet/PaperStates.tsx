import type { CandidatDocument } from '@contract/ecole/candidat'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { PapierList } from '../papers/PapierList'
import { PaperDot } from './PaperDot'

/** The papers of a candidate, read-only. */
export function PaperStates({ id, documents }: { id: number; documents: readonly CandidatDocument[] }) {
  const { t } = useTranslation('candidat')
  const format = useFormat()
  return (
    <ul className="paper-states">
      {documents.map((paper) => (
        <li key={paper.type}>
          <span>{t(`papers.type.${paper.type}`)}</span>
          <span className="paper-state">
            <PaperDot paper={paper} />
            {paper.recu && paper.dateExpiration ? (
              <span className="muted">{t('papers.until', { day: format.day(paper.dateExpiration, 'short') })}</span>
            ) : null}
            {paper.recu && paper.dateDocument ? (
              <span className="muted">
                {t(`papers.on.${paper.type}`, { day: format.day(paper.dateDocument, 'short') })}
              </span>
            ) : null}
          </span>
          {paper.papiers.length > 0 ? (
            <div className="paper-remark">
              <PapierList idCandidat={id} paper={paper} />
            </div>
          ) : null}
          {paper.note ? (
            <span className="paper-remark muted">
              <bdi>{paper.note}</bdi>
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
