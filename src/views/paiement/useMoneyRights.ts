import { useAbility } from '@src/redux/session/ability'

/** What the signed-in user may do with the account of a candidate. */
export function useMoneyRights() {
  const ability = useAbility()
  return {
    canPay: ability.can('create', 'Transaction'),
    canReverse: ability.can('update', 'Transaction'),
    canEnrol: ability.can('create', 'Inscription'),
    canChange: ability.can('update', 'Inscription'),
  }
}
