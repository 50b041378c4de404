import { useAbility } from '@src/redux/session/ability'

/** The signed-in user's rights in the planning. */
export function useRights() {
  const ability = useAbility()
  return {
    canPlan: ability.can('create', 'Evenement'),
    canUpdate: ability.can('update', 'Evenement'),
    /** A school sees all leave, an instructor their own, a candidate none. */
    seesLeaves: ability.can('read', 'Disponibilite'),
    canAttest: ability.can('attest', 'Evenement'),
    /** A candidate sees only their own lessons, and may request more. */
    canAsk: ability.can('read', 'Portfolio') && ability.can('create', 'Demande'),
  }
}

export type Rights = ReturnType<typeof useRights>
