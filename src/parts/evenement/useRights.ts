import { useAbility } from '@src/redux/session/ability'

/** The signed-in user's rights in the planning. */
export function useRights() {
  const ability = useAbility()
  return {
    canPlan: ability.can('create', 'Evenement'),
    canUpdate: ability.can('update', 'Evenement'),
    /** A desk reads the lessons of everybody, also while its school can only be read: it alone may export them. */
    seesSchool: ability.can('export', 'Evenement'),
    /** A school sees all leave, an instructor their own, a candidate none. */
    seesLeaves: ability.can('read', 'Disponibilite'),
    canAttest: ability.can('attest', 'Evenement'),
  }
}

export type Rights = ReturnType<typeof useRights>
