import { AbilityProvider as CaslProvider, useAbility as useCaslAbility } from '@casl/react'
import { type AbilityRule, type AppAbility, buildAbility, DEFAULT_RULES } from '@contract/ability'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { type ReactNode, useMemo } from 'react'

/** The demo areas have no server to enforce rights: a build may open them to every signed-in user. */
const demoRules = (): AbilityRule[] =>
  import.meta.env.VITE_DEMO === 'all' ? [{ action: 'read', subject: ['Demo', 'AccessControl'] }] : []

/** The ability from the stored rules; malformed rules grant nothing. */
export function abilityOf(rules: AbilityRule[] | undefined): AppAbility {
  try {
    return buildAbility(rules ? [...rules, ...demoRules()] : DEFAULT_RULES)
  } catch {
    return buildAbility(DEFAULT_RULES)
  }
}

/** Provides the ability of the signed-in user: pages hide actions by it, the backend enforces it. */
export function AbilityProvider({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectUserData)?.ability
  const ability = useMemo(() => abilityOf(rules), [rules])
  return <CaslProvider value={ability}>{children}</CaslProvider>
}

export const useAbility = () => useCaslAbility<AppAbility>()
