import type { Examen } from '@contract/planning/examen'
import { useAbility } from '@src/redux/session/ability'

/** Whether the result of an exam can be recorded now: it has begun, has none yet, and one may. */
export function useIsDue(): (examen: Examen) => boolean {
  const canAttest = useAbility().can('attest', 'Evenement')
  return ({ status, start }) => canAttest && status === 'PLANNED' && Date.parse(start) <= Date.now()
}
