import { useAbility } from '@src/redux/session/ability'

/** What the person signed in may do with the planning. */
export function useRights() {
  const ability = useAbility()
  return {
    canPlan: ability.can('create', 'Evenement'),
    canUpdate: ability.can('update', 'Evenement'),
    canAttest: ability.can('attest', 'Evenement'),
  }
}

export type Rights = ReturnType<typeof useRights>
