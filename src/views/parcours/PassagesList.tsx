import type { Statut } from '@contract/evenement'
import type { Parcours } from '@contract/parcours'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/views/evenement/useZone'
import { useTranslation } from 'react-i18next'

const TONES: Record<Statut, Tone> = {
  PLANNED: 'info',
  SUCCESS: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  NO_SHOW: 'warning',
}

/** Every sitting of a candidate, the latest first. */
export function PassagesList({ examens }: { examens: Parcours['examens'] }) {
  const { t } = useTranslation('parcours')
  const format = useFormat()
  const zone = useZone()
  if (examens.length === 0) return <p className="muted">{t('sittings.none')}</p>
  return (
    <ul className="sittings">
      {examens.toReversed().map(({ idEvenement, etape, tentative, start, lieu, statut }) => (
        <li key={idEvenement}>
          <span>
            <b>{t(`etape.${etape}`)}</b>
            {tentative === null ? null : <span className="muted"> · {t('sittings.nth', { n: tentative })}</span>}
          </span>
          <span className="muted">
            {format.moment(start, zone)}
            {lieu ? ` · ${lieu}` : null}
          </span>
          <StatusDot tone={TONES[statut]} label={t(`statut.${statut}`)} />
        </li>
      ))}
    </ul>
  )
}
