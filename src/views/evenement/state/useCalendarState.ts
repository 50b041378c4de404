import { useAddressParams } from '@core/hooks/useAddressParams'
import { useIsPhone } from '@core/hooks/useMediaQuery'
import { daysOf, step, type Vue } from '@src/parts/evenement/calendar/views'
import {
  FILTER_NAMES,
  type FilterName,
  OPENER_NAMES,
  type Opener,
  readAddress,
} from '@src/parts/evenement/state/address'
import { useSchool } from '@src/redux/session/useSchool'
import { useCallback, useMemo } from 'react'

type Changes = Record<string, string | number | null | undefined>

/** The state of the planning, kept in the address: view, day, filters, open panel. */
export function useCalendarState() {
  const [params, setParams] = useAddressParams()
  const { today } = useSchool()
  const isPhone = useIsPhone()
  const text = params.toString()
  const address = useMemo(() => readAddress(new URLSearchParams(text)), [text])
  const vue: Vue = address.vue ?? (isPhone ? 'liste' : 'semaine')
  const jour = address.jour ?? today
  const isLate = address.filters.status === 'OVERDUE'
  const days = useMemo(() => daysOf(vue, jour, isLate), [vue, jour, isLate])

  const patch = useCallback(
    (changes: Changes, { isStep = false, flushSync = false } = {}) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === undefined || value === '') next.delete(name)
            else next.set(name, String(value))
          }
          return next
        },
        { replace: !isStep, preventScrollReset: true, flushSync },
      ),
    [setParams],
  )

  const actions = useMemo(
    () => ({
      /** A day opened from its heading is a step in the history: going back returns to the view that it was in. */
      setVue: (next: Vue, day?: string) =>
        patch({ vue: next, ...(day && { jour: day }) }, { isStep: day !== undefined }),
      setJour: (day: string | null) => patch({ jour: day }),
      setFilter: (name: FilterName, value: string | number | null) => patch({ [name]: value }),
      clearFilters: () => patch(Object.fromEntries(FILTER_NAMES.map((name) => [name, null]))),
      choose: (id: number | null) => patch({ evenement: id, nouveau: null }),
      plan: ({ calendar, ...opener }: Opener, day?: string) =>
        patch({ ...NO_OPENER, evenement: null, nouveau: calendar, ...opener, ...(day && { jour: day }) }),
      // At once: a form that waits for the calendar to be drawn would go with what is typed into it next.
      closeForm: () => patch(NO_OPENER, { flushSync: true }),
    }),
    [patch],
  )
  const go = useCallback(
    (direction: 1 | -1) => actions.setJour(step(vue, jour, direction, isLate)),
    [actions, vue, jour, isLate],
  )
  return { ...address, vue, jour, days, isLate, today, ...actions, go }
}

const NO_OPENER: Changes = Object.fromEntries(OPENER_NAMES.map((name) => [name, null]))

export type CalendarState = ReturnType<typeof useCalendarState>
