import { useFormat } from '@core/format/useFormat'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './coursEcole.scss'

/** The chance to pass the theory exam, as a bar with its figure; a mark shows who is ready to be presented. */
export function ReadinessBar({ chance, isReady }: { chance: number; isReady: boolean }) {
  const { t } = useTranslation('coursEcole')
  const format = useFormat()
  const label = format.percent(chance)
  return (
    <span className="readiness" data-ready={isReady || undefined}>
      <span className="readiness-track" aria-hidden>
        <span className="readiness-fill" style={{ inlineSize: `${Math.round(chance * 100)}%` }} />
      </span>
      <span className="readiness-share">{label}</span>
      {isReady ? (
        <span className="readiness-mark">
          <CircleCheck aria-hidden size={16} strokeWidth={1.75} /> {t('ready')}
        </span>
      ) : null}
    </span>
  )
}
