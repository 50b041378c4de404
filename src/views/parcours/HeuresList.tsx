import { etapeOf } from '@contract/planning/evenement'
import type { Parcours } from '@contract/planning/parcours'
import { useFormat } from '@core/format/useFormat'
import { lengthCount } from '@src/parts/parcours/lengthCount'
import { useTranslation } from 'react-i18next'

/** Hours done and planned, for each kind that is part of the path or was taken. */
export function HeuresList({ data: { heures, parcours } }: { data: Parcours }) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const wordsOf = (minutes: number) => ({ hours: format.duration(minutes), count: lengthCount(minutes) })
  const shown = heures.filter(
    ({ calendar, faites, prevues }) =>
      faites + prevues > 0 || parcours.etapes.some(({ etape }) => etape === etapeOf(calendar)),
  )
  return (
    <dl className="fact-lines">
      {shown.map(({ calendar, faites, prevues }) => (
        <div key={calendar}>
          <dt>{t(`hours.${etapeOf(calendar)}`)}</dt>
          <dd>
            {faites > 0 ? t('hours.done', wordsOf(faites)) : t('hours.none')}
            {prevues > 0 ? <span className="muted"> · {t('hours.planned', wordsOf(prevues))}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
