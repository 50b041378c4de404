import type { Activite } from '@contract/planning/disponibilite'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'
import { useMonthWords } from './useMonth'

interface TrendProps {
  activite: Activite
  onChoose: (mois: string) => void
}

/** From the first month with data: earlier empty months carry no information, later empty ones do. */
function shownMonths({ tendance, mois }: Activite) {
  const first = tendance.findIndex((month) => month.lecons > 0 || month.mois === mois)
  return tendance.slice(first)
}

/** Up to twelve months: hours as labelled bars, each linked to its month. */
export function Trend({ activite, onChoose }: TrendProps) {
  const { t } = useTranslation('disponibilite')
  const format = useFormat()
  const words = useMonthWords()
  const { currency } = useSchool()
  const months = shownMonths(activite)
  const most = Math.max(1, ...months.map(({ minutes }) => minutes))
  return (
    <div className="card">
      <table className="activite-table activite-trend">
        <caption>{t('activity.trend')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('activity.month')}</th>
            <th scope="col">{t('activity.attested')}</th>
            {activite.gain === null ? null : <th scope="col">{t('activity.earned')}</th>}
          </tr>
        </thead>
        <tbody>
          {months.map(({ mois, minutes, gain }) => (
            <tr key={mois} aria-current={mois === activite.mois || undefined}>
              <th scope="row">
                <button type="button" className="btn btn-ghost btn-sm" onClick={() => onChoose(mois)}>
                  {words.short(mois)}
                </button>
              </th>
              <td>
                <span className="activite-bar" style={{ inlineSize: `${(60 * minutes) / most}%` }} aria-hidden />
                <span>{format.duration(minutes)}</span>
              </td>
              {gain === null ? null : <td>{format.amount(gain, currency)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
