import type { CandidatDocument } from '@contract/ecole/candidat'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'
import { PaperDot } from './PaperDot'

/** The papers of a file, to read. */
export function PaperStates({ documents }: { documents: readonly CandidatDocument[] }) {
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
          </span>
          {paper.note ? <span className="paper-remark muted">{paper.note}</span> : null}
        </li>
      ))}
    </ul>
  )
}
