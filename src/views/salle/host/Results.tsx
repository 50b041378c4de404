import type { Salle, SalleReport } from '@contract/cours/salle'
import { useFormat } from '@core/format/useFormat'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The result of each participant: folded, because the screen may still be projected. */
export function Results({ room, report }: { room: Salle; report: SalleReport }) {
  const { t } = useTranslation('salle')
  const format = useFormat()
  const { participants, absents, questions } = report
  return (
    <details className="report-results">
      <summary>
        {t('report.results')}
        <span className="muted">{t('report.private')}</span>
        <ChevronDown aria-hidden size={22} strokeWidth={1.75} />
      </summary>
      <p className="muted">{t('report.held', { hote: room.hote, moment: format.moment(room.startedAt) })}</p>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('fields.participant')}</th>
            <th scope="col">{t('fields.correct')}</th>
            <th scope="col">{t('fields.answers')}</th>
          </tr>
        </thead>
        <tbody>
          {participants.map(({ id, nom, invite, correct, answers }) => (
            <tr key={id}>
              <th scope="row">
                {nom} {invite ? <small className="muted">{t('guest')}</small> : null}
              </th>
              <td>{t('answered', { count: correct, total: questions.length })}</td>
              <td>{format.number(answers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {absents.length > 0 ? <p>{t('report.absents', { names: format.inRow(absents) })}</p> : null}
    </details>
  )
}
