import type { Vue } from '@src/parts/evenement/calendar/views'
import { useShortcuts } from '@src/parts/evenement/keys/useShortcuts'
import type { CalendarState } from '../state/useCalendarState'

const VIEW_KEYS: Record<string, Vue> = { m: 'mois', s: 'semaine', j: 'jour', l: 'liste' }

/** The single-letter shortcuts of the planning. */
export function usePlanningKeys(
  { setVue, setJour }: CalendarState,
  { plan, fold, help }: { plan: (() => void) | undefined; fold: () => void; help: () => void },
) {
  const views = Object.entries(VIEW_KEYS).map(([key, vue]) => [key, () => setVue(vue)] as const)
  useShortcuts({ ...Object.fromEntries(views), t: () => setJour(null), n: plan, f: fold, '?': help })
}
