import { inTurns, type Lue } from '@src/redux/calendar/inTurns'
import { useReopenLeconsMutation } from '@src/redux/calendar/lecon'
import { useCallback } from 'react'
import { useTellReopened } from './useTellReopened'

/**
 * Withdraws the answers of lessons; reports how many are open again, and why others are not. `reopen` tells whether all
 * are.
 */
export function useReopen() {
  const [send, { isLoading }] = useReopenLeconsMutation()
  const tell = useTellReopened()
  const reopen = useCallback(
    async (lecons: readonly Lue[]): Promise<boolean> => {
      const { data, refus } = await inTurns(send, lecons)
      tell(data.length, refus)
      return data.length === lecons.length
    },
    [send, tell],
  )
  return { reopen, isPending: isLoading }
}
