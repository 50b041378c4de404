import { dayAt, toWall } from '@contract/clock/wall'
import type { Evenement } from '@contract/planning/evenement'
import { toast } from '@core/components/messages/toast'
import { NEWS } from '@src/parts/evenement/actions/news'
import type { AskScope } from '@src/parts/evenement/actions/useScope'
import { whenWord } from '@src/parts/evenement/eventWords'
import { newValues, valuesOf } from '@src/parts/evenement/form/values'
import type { Rights } from '@src/parts/evenement/useRights'
import { useWords } from '@src/parts/evenement/useWords'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTellPlanned } from './actions/useTellPlanned'
import { EvenementPanel } from './details/EvenementPanel'
import { EvenementFormPanel } from './form/EvenementFormPanel'
import type { OnSaved } from './form/useEvenementForm'
import { usualStart } from './form/usualStart'
import { HourPanel } from './HourPanel'
import type { CalendarState } from './state/useCalendarState'
import type { Planning } from './usePlanning'

interface PlanningPanelsProps {
  state: CalendarState
  planning: Planning
  rights: Rights
  /** The part of a day whose lessons are listed. */
  rest: { start: string; end: string } | null
  onRestClose: () => void
  askScope: AskScope
}

/** The panel beside the planning: the details of an event, or a form. */
export function PlanningPanels({ state, planning, rights, rest, onRestClose, askScope }: PlanningPanelsProps) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const [edited, setEdited] = useState<Evenement | null>(null)
  const { evenement: id, opener, jour, days, choose, setJour, closeForm } = state
  const { resources, opening } = planning
  const close = useCallback(() => choose(null), [choose])
  const tellPlanned = useTellPlanned()
  /** Leads to an event that is on no day of the view. */
  const showing = (event: Evenement) => {
    const day = dayAt(event.start, words.zone)
    if (day >= days.from && day < days.to) return undefined
    return { label: t('form.show'), run: () => setJour(day) }
  }
  const saved: OnSaved = (event, made) => {
    const action = showing(event)
    if (made) {
      tellPlanned(event, made, action)
      return closeForm()
    }
    toast.success(t('form.saved', { quand: whenWord(event, words) }), { id: NEWS, ...(action && { action }) })
    setEdited(null)
  }
  if (opener && rights.canPlan) {
    const now = toWall(new Date().toISOString(), words.zone)
    const usual = usualStart(jour, now, opening)
    // A drawn time is on the displayed day.
    const start = { ...usual, ...(opener.start && { jour }), minutes: opening.dureeMinutes }
    return resources.isReady && !planning.isOpeningLoading ? (
      <EvenementFormPanel
        key={JSON.stringify([opener, jour])}
        draftKey={`evenement:${JSON.stringify([opener, jour])}`}
        start={() => newValues(opener, start)}
        resources={resources}
        askScope={askScope}
        onSaved={saved}
        onClose={closeForm}
      />
    ) : null
  }
  if (id === null) {
    return rest ? <HourPanel span={rest} events={planning.events} onOpen={choose} onClose={onRestClose} /> : null
  }
  if (edited?.idEvenement === id && rights.canUpdate && resources.isReady) {
    return (
      <EvenementFormPanel
        event={edited}
        draftKey={`evenement:${edited.idEvenement}:${edited.version}`}
        start={() => valuesOf(edited, words.zone)}
        resources={resources}
        askScope={askScope}
        onSaved={saved}
        onClose={() => setEdited(null)}
      />
    )
  }
  return (
    <EvenementPanel
      key={id}
      id={id}
      rights={rights}
      askScope={askScope}
      listed={planning.all.find((event) => event.idEvenement === id)}
      onEdit={setEdited}
      onClose={close}
    />
  )
}
