import { firstOfMonth } from '@contract/clock/days'
import { useDashboardQuery } from '@src/redux/autoecole/dashboard'
import { useSchool } from '@src/redux/session/useSchool'
import { stateOf } from './Panel'

/** The data of a school's dashboard, in one answer: every figure is the length of a list. */
export function useEcoleDay() {
  const { today } = useSchool()
  const { data, isError, refetch } = useDashboardQuery(undefined, { refetchOnFocus: true })
  const state = stateOf([{ data, isError }])
  return { today, firstOfMonth: firstOfMonth(today), data, state, retry: () => void refetch() }
}

export type EcoleDay = ReturnType<typeof useEcoleDay>
