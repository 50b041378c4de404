import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { Page } from '@core/components/Page'
import { useAddressFlag } from '@core/hooks/useAddressFlag'
import { useScope } from '@src/parts/evenement/actions/useScope'
import { useUndoKey } from '@src/parts/evenement/actions/useUndoKey'
import { useIsCandidat } from '@src/parts/evenement/useIsCandidat'
import { useRights } from '@src/parts/evenement/useRights'
import { CalendarPlus, Keyboard } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DemanderButton } from '../demande/DemanderButton'
import { DemandesButton } from '../demande/DemandesButton'
import { DemandesPanel } from '../demande/DemandesPanel'
import { MesDemandes } from '../demande/MesDemandes'
import { FeuilleButton } from '../feuille/FeuilleButton'
import { RevisionLink } from '../revision/RevisionLink'
import { useMove } from './actions/useMove'
import { useFold } from './calendar/fit/useFold'
import { ClashDialog } from './clash/ClashDialog'
import { KeysHelp } from './keys/KeysHelp'
import { usePlanningKeys } from './keys/usePlanningKeys'
import { LateLink } from './LateLink'
import { Legend } from './Legend'
import { PlanningPanels } from './PlanningPanels'
import { PlanningView } from './PlanningView'
import { PeopleStrip } from './people/PeopleStrip'
import { useCalendarState } from './state/useCalendarState'
import { CalendarToolbar } from './toolbar/CalendarToolbar'
import { FilterChips, FilterMenu } from './toolbar/FilterMenu'
import { usePlanningFilters } from './toolbar/usePlanningFilters'
import { usePlanning } from './usePlanning'
import { useTeachers } from './useTeachers'
import '@src/parts/evenement/evenement.scss'

/** The planning of a school; instructors and candidates see only their own events. */
export function CalendrierPage() {
  const { t } = useTranslation('evenement')
  const state = useCalendarState()
  const rights = useRights()
  const planning = usePlanning(state, rights)
  const scope = useScope()
  const [hasHelp, setHelp] = useState(false)
  const [rest, setRest] = useState<{ start: string; end: string } | null>(null)
  const demandes = useAddressFlag('demandes')
  const fold = useFold()
  const { people, resources } = planning
  const teachers = useTeachers(resources, people)
  const { jour, plan, choose } = state
  const isCandidat = useIsCandidat()
  const filters = usePlanningFilters({ ...planning, events: planning.all, seesOthers: !isCandidat })
  const mover = useMove({ askScope: scope.ask, onStale: choose })
  const planLesson = useCallback(() => plan({ calendar: 'Hour circulation' }), [plan])
  useUndoKey(choose)
  usePlanningKeys(state, {
    plan: rights.canPlan ? planLesson : undefined,
    fold: fold.toggle,
    help: () => setHelp(true),
  })

  return (
    <Page
      title={t('title')}
      actions={
        <>
          <IconButton icon={Keyboard} label={t('keys.title')} className="planning-keys" onClick={() => setHelp(true)} />
          {isCandidat ? null : <FeuilleButton jour={jour} moniteurs={resources.columns.moniteurs} />}
          {rights.canPlan ? (
            <Button look="primary" icon={CalendarPlus} onClick={planLesson}>
              {t('toolbar.plan')}
            </Button>
          ) : null}
          {isCandidat ? <DemanderButton /> : null}
        </>
      }
    >
      <div className="planning">
        {resources.isReady ? (
          <>
            <CalendarToolbar state={state} hasColumns={resources.columns.moniteurs.length > 0}>
              <FilterMenu state={state} filters={filters} />
              {rights.canPlan ? <DemandesButton isOpen={demandes.isOpen} onOpen={demandes.open} /> : null}
            </CalendarToolbar>
            <FilterChips state={state} filters={filters} />
            {people.hasStrip ? <PeopleStrip people={people} initials={teachers.letters} /> : null}
            <PlanningView
              state={state}
              planning={planning}
              rights={rights}
              fold={fold}
              teachers={teachers}
              onRest={setRest}
              onMove={mover.move}
            />
            <Legend state={state} count={planning.events.length} isLoading={planning.isLoading} fold={fold}>
              {rights.canPlan ? <LateLink /> : null}
              {rights.canUpdate ? <RevisionLink /> : null}
            </Legend>
          </>
        ) : (
          // Reserves the room of the toolbar and the strip of people: they would appear later and push the hours down.
          <span className="skeleton planning-skeleton" aria-hidden />
        )}
      </div>
      {isCandidat ? <MesDemandes hasButton={false} /> : null}
      <PlanningPanels
        state={state}
        planning={planning}
        rights={rights}
        rest={rest}
        onRestClose={() => setRest(null)}
        askScope={scope.ask}
      />
      {demandes.isOpen && rights.canPlan ? <DemandesPanel onClose={demandes.close} /> : null}
      {mover.refusal ? (
        <ClashDialog
          title={mover.refusal.event.title}
          refusal={mover.refusal.details}
          onTake={mover.take}
          onClose={mover.dismiss}
        />
      ) : null}
      {scope.dialog}
      {hasHelp ? <KeysHelp canPlan={rights.canPlan} onClose={() => setHelp(false)} /> : null}
    </Page>
  )
}
