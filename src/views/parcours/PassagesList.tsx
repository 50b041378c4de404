import type { Parcours } from '@contract/planning/parcours'
import { useFormat } from '@core/format/useFormat'
import { useMinute } from '@core/hooks/useMinute'
import { useZone } from '@src/parts/evenement/useZone'
import { ExamenStatus } from '@src/parts/examen/ExamenStatus'
import { useTranslation } from 'react-i18next'

/** Every exam taken by a candidate, the latest first. */
export function PassagesList({ examens }: Pick<Parcours, 'examens'>) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const zone = useZone()
  const now = useMinute()
  if (examens.length === 0) return <p className="muted">{t('sittings.none')}</p>
  return (
    <ul className="sittings">
      {examens.toReversed().map(({ idEvenement, etape, tentative, start, end, lieu, status }) => (
        <li key={idEvenement}>
          <span>
            <b>{t(`etape.${etape}`)}</b>
            {tentative === null ? null : <span className="muted"> · {t('sittings.nth', { n: tentative })}</span>}
          </span>
          <span className="muted">{format.beside([format.moment(start, zone), lieu])}</span>
          <ExamenStatus status={status} isOver={end <= now} />
        </li>
      ))}
    </ul>
  )
}
