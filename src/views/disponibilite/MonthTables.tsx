import type { Activite } from '@contract/planning/disponibilite'
import { ETAPES } from '@contract/planning/evenement'
import { useFormat } from '@core/format/useFormat'
import { useTranslation } from 'react-i18next'

/** Hours by kind, and the exams of the instructor's candidates. */
export function MonthTables({ activite }: { activite: Activite }) {
  const { t } = useTranslation('disponibilite')
  const format = useFormat()
  return (
    <div className="activite-tables">
      <div className="card">
        <table className="activite-table">
          <caption>{t('activity.byKind')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('activity.kind')}</th>
              <th scope="col">{t('activity.attested')}</th>
            </tr>
          </thead>
          <tbody>
            {ETAPES.map((etape) => (
              <tr key={etape}>
                <th scope="row">{t(`stage.${etape}`)}</th>
                <td>{format.duration(activite.minutes[etape])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="card">
        <table className="activite-table">
          <caption>{t('activity.exams')}</caption>
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
                {t('activity.exam')}
              </th>
              <th scope="colgroup" colSpan={2}>
                {t('activity.ofMonth')}
              </th>
              <th scope="colgroup" colSpan={2}>
                {t('activity.inAll')}
              </th>
            </tr>
            <tr>
              {['month', 'all'].flatMap((part) => [
                <th key={`${part}-passed`} scope="col">
                  {t('activity.passed')}
                </th>,
                <th key={`${part}-failed`} scope="col">
                  {t('activity.failed')}
                </th>,
              ])}
            </tr>
          </thead>
          <tbody>
            {activite.examens.map(({ etape, reussis, echoues, total }) => (
              <tr key={etape}>
                <th scope="row">{t(`stage.${etape}`)}</th>
                <td>{format.number(reussis)}</td>
                <td>{format.number(echoues)}</td>
                <td>{format.number(total.reussis)}</td>
                <td>{format.number(total.echoues)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
