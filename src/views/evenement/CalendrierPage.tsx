import { Button } from '@core/components/Button'
import { ErrorState } from '@core/components/ErrorState'
import { IconButton } from '@core/components/IconButton'
import { Page } from '@core/components/Page'
import { usePortee } from '@src/parts/evenement/actions/useScope'
import { useRights } from '@src/parts/evenement/useRights'
import { CalendarPlus, Keyboard } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemanderButton } from '../demande/DemanderButton'
import { DemandesButton } from '../demande/DemandesButton'
import { DemandesPanel } from '../demande/DemandesPanel'
import { MesDemandes } from '../demande/MesDemandes'
import { FeuilleButton } from '../feuille/FeuilleButton'
import { RevisionLink } from '../revision/RevisionLink'
import { useMove } from './actions/useMove'
import type { Drawn } from './calendar/PlanningCalendar'
import { ClashDialog } from './clash/ClashDialog'
import { KeysHelp } from './keys/KeysHelp'
import { usePlanningKeys } from './keys/usePlanningKeys'
import { LateLink } from './LateLink'
import { Legend } from './Legend'
import { PlanningPanels } from './PlanningPanels'
import { useCalendarState } from './state/useCalendarState'
import { CalendarToolbar } from './toolbar/CalendarToolbar'
import { FilterChips, FilterMenu } from './toolbar/FilterMenu'
import { usePlanningFilters } from './toolbar/usePlanningFilters'
import { useDemandesPanel } from './useDemandesPanel'
import { usePlanning } from './usePlanning'
import '@src/parts/evenement/evenement.scss'

const loadCalendar = import('./calendar/PlanningCalendar')
const PlanningCalendar = lazy(async () => ({ default: (await loadCalendar).PlanningCalendar }))

/** The planning of a school; an instructor or a candidate sees its own part of it. */
export function CalendrierPage() {
  const { t } = useTranslation('evenement')
  const state = useCalendarState()
  const rights = useRights()
  const planning = usePlanning(state, rights)
  const portee = usePortee()
  const [hasHelp, setHelp] = useState(false)
  const demandes = useDemandesPanel()
  const { events, columns, resources } = planning
  const { vue, jour, days, isLate, plan, setVue, choose } = state
  const seesOthers = !rights.canAsk
  const filters = usePlanningFilters({ ...planning, events: planning.all, seesOthers })
  const mover = useMove({ events: planning.all, askPortee: portee.ask, onStale: choose })
  const planLesson = useCallback(() => plan({ calendar: 'Hour circulation' }), [plan])
  const draw = useCallback(
    ({ jour: day, ...opener }: Drawn) => plan({ calendar: 'Hour circulation', ...opener }, day),
    [plan],
  )
  const showDay = useCallback((day: string) => setVue('jour', day), [setVue])
  usePlanningKeys(state, { plan: rights.canPlan ? planLesson : undefined, help: () => setHelp(true) })

  return (
    <Page
      title={t('title')}
      actions={
        <>
          <IconButton icon={Keyboard} label={t('keys.title')} className="planning-keys" onClick={() => setHelp(true)} />
          {rights.canAttest ? <FeuilleButton jour={jour} /> : null}
          {rights.canPlan ? (
            <Button look="primary" icon={CalendarPlus} onClick={planLesson}>
              {t('toolbar.plan')}
            </Button>
          ) : null}
          {rights.canAsk ? <DemanderButton /> : null}
        </>
      }
    >
      <div className="planning">
        <CalendarToolbar state={state} hasColumns={resources.columns.moniteurs.length > 0}>
          <FilterMenu {...{ state, filters }} />
          {rights.canPlan ? <DemandesButton isOpen={demandes.isOpen} onOpen={demandes.open} /> : null}
        </CalendarToolbar>
        <FilterChips {...{ state, filters }} />
        {planning.isError ? (
          <ErrorState onRetry={planning.retry} />
        ) : (
          <Suspense fallback={<span className="skeleton planning-skeleton" aria-hidden />}>
            <PlanningCalendar
              {...{ vue, jour, days, isLate, events, columns }}
              opening={planning.opening}
              isLoading={planning.isLoading}
              canMove={rights.canUpdate}
              canPlan={rights.canPlan}
              onOpen={choose}
              onDraw={draw}
              onDay={showDay}
              onMove={mover.move}
            />
          </Suspense>
        )}
        <Legend state={state} count={events.length} isLoading={planning.isLoading}>
          {rights.canPlan ? <LateLink /> : null}
          {rights.canUpdate ? <RevisionLink /> : null}
        </Legend>
      </div>
      {rights.canAsk ? <MesDemandes hasButton={false} /> : null}
      <PlanningPanels {...{ state, planning, rights }} askPortee={portee.ask} />
      {demandes.isOpen && rights.canPlan ? <DemandesPanel onClose={demandes.close} /> : null}
      {mover.refusal ? (
        <ClashDialog
          title={mover.refusal.event.title}
          refusal={mover.refusal.details}
          onTake={mover.take}
          onClose={mover.dismiss}
        />
      ) : null}
      {portee.dialog}
      {hasHelp ? <KeysHelp canPlan={rights.canPlan} onClose={() => setHelp(false)} /> : null}
    </Page>
  )
}
