import type { Evenement } from '@contract/planning/evenement'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'
import { EventList } from './EventList'

interface HourPanelProps {
  /** A part of a day with more lessons than fit side by side. */
  span: { start: string; end: string }
  /** The events of the planning. */
  events: readonly Evenement[]
  onOpen: (id: number) => void
  onClose: () => void
}

/** All lessons of a part of a day, as a list. */
export function HourPanel({ span, events, onOpen, onClose }: HourPanelProps) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const own = events.filter(({ start, end }) => start < span.end && end > span.start)
  return (
    <DetailsPanel title={whenWord(span, words)} onClose={onClose}>
      <p className="muted">{t('legend.count', { count: own.length })}</p>
      <EventList events={own} onOpen={onOpen} />
    </DetailsPanel>
  )
}
