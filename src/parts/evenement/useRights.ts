import { useAbility } from '@src/redux/session/ability'

/** What the person signed in may do with the planning. */
export function useRights() {
  const ability = useAbility()
  return {
    canPlan: ability.can('create', 'Evenement'),
    canUpdate: ability.can('update', 'Evenement'),
    canAttest: ability.can('attest', 'Evenement'),
    /** A candidate sees their own lessons alone, and asks for more. */
    canAsk: ability.can('read', 'Portfolio') && ability.can('create', 'Demande'),
  }
}

export type Rights = ReturnType<typeof useRights>
