import type { CourseProgress } from '@contract/cours/tentative'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** The number of days shown: two weeks of training. */
const SHOWN = 14

/** The last days with answers: a table, whose right answers are drawn as bars. */
export function DayHistory({ days }: Pick<CourseProgress, 'days'>) {
  const { t } = useTranslation('cours')
  const format = useFormat()
  const last = days.slice(-SHOWN).reverse()
  const most = Math.max(1, ...last.map(({ answers }) => answers))
  return (
    <section className="card card-body day-history">
      <h2>{t('days.title')}</h2>
      {last.length === 0 ? <p className="muted">{t('days.none')}</p> : null}
      <table>
        <caption className="visually-hidden">{t('days.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('days.day')}</th>
            <th scope="col">{t('days.answers')}</th>
          </tr>
        </thead>
        <tbody>
          {last.map(({ jour, answers, correct }) => (
            <tr key={jour}>
              <th scope="row">{format.day(jour)}</th>
              <td>
                <span className="day-bar" aria-hidden>
                  <span className="serie-seen" style={{ inlineSize: `${(100 * answers) / most}%` }} />
                  <span className="serie-known" style={{ inlineSize: `${(100 * correct) / most}%` }} />
                </span>
                <span>{t('days.right', { right: correct, count: answers })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
