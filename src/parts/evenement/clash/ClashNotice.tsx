import type { ClashDetails, Creneau } from '@contract/planning/clash'
import { Button } from '@core/components/Button'
import { useFocusOnArrival } from '@core/hooks/focus/useFocusOnArrival'
import { CalendarCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { whenWord } from '../eventWords'
import { useWords } from '../useWords'
import { clashDays, clashSentence } from './clashWords'
import './clash.scss'

interface ClashNoticeProps {
  /** The heading; by default that the time is not free. */
  title?: string
  refusal: Pick<ClashDetails, 'clashes' | 'creneaux'> & Partial<ClashDetails>
  pending?: boolean
  /** Moves the focus here when it appears, as the answer to a press elsewhere. */
  takesFocus?: boolean
  onTake: (creneau: Creneau) => void
  /** For a recurrence: its number of occurrences, and the handler that skips the clashing days. */
  times?: number
  onLeaveOut?: (days: string[]) => void
}

/** The reasons why an event cannot be at this time, and the nearest free times to choose from. */
export function ClashNotice({ title, refusal, pending, takesFocus = false, ...rest }: ClashNoticeProps) {
  const { times = 1, onTake, onLeaveOut } = rest
  const { t } = useTranslation('evenement')
  const words = useWords()
  const notice = useFocusOnArrival(takesFocus)
  const { clashes, creneaux } = refusal
  const days = clashDays(clashes)
  // An exam that the candidate may not take is not taken with another instructor or vehicle either.
  const isByStage = clashes.some(({ kind }) => kind === 'etape')
  return (
    <div ref={notice} className="clash" role="alert" tabIndex={takesFocus ? -1 : undefined}>
      <p className="clash-title">
        <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
        {title ?? t('clash.title')}
      </p>
      <ul className="clash-list">
        {clashes.map((clash) => {
          const sentence = clashSentence(clash, words)
          return <li key={`${clash.jour} ${sentence}`}>{sentence}</li>
        })}
      </ul>
      {onLeaveOut && days.length > 0 && days.length < times ? (
        <Button icon={CalendarCheck} pending={pending} onClick={() => onLeaveOut(days)}>
          {t('clash.leaveOut', { count: days.length })}
        </Button>
      ) : null}
      {creneaux.length > 0 ? (
        <>
          <p className="clash-slots-title">{t('clash.slots')}</p>
          <ul className="clash-slots">
            {creneaux.map((creneau) => (
              <li key={creneau.start}>
                <Button pending={pending} onClick={() => onTake(creneau)}>
                  {whenWord(creneau, words)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {creneaux.length === 0 && !isByStage ? <p className="muted">{t('clash.noSlots')}</p> : null}
    </div>
  )
}
