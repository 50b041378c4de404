import type { Examen } from '@contract/planning/examen'
import { useAbility } from '@src/redux/session/ability'

/** Whether the user may record an exam's result now: it has begun and has none yet. */
export function useIsDue(): (examen: Examen) => boolean {
  const canAttest = useAbility().can('attest', 'Evenement')
  return ({ status, start }) => canAttest && status === 'PLANNED' && Date.parse(start) <= Date.now()
}
