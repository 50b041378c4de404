import { AbilityProvider as CaslProvider, useAbility as useCaslAbility } from '@casl/react'
import { type AbilityRule, type AppAbility, buildAbility, DEFAULT_RULES } from '@contract/ability'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { type ReactNode, useMemo } from 'react'

/** The demo areas have no server that would refuse them: a build may open them to everybody who is signed in. */
const demoRules = (): AbilityRule[] =>
  import.meta.env.VITE_DEMO === 'all' ? [{ action: 'read', subject: ['Demo', 'AccessControl'] }] : []

/** What the stored rules allow; rules that nobody could have sent allow nothing. */
export function abilityOf(rules: AbilityRule[] | undefined): AppAbility {
  try {
    return buildAbility(rules ? [...rules, ...demoRules()] : DEFAULT_RULES)
  } catch {
    return buildAbility(DEFAULT_RULES)
  }
}

/** Gives the pages what the person signed in may do: they hide by it, the backend refuses by it. */
export function AbilityProvider({ children }: { children: ReactNode }) {
  const rules = useAppSelector(selectUserData)?.ability
  const ability = useMemo(() => abilityOf(rules), [rules])
  return <CaslProvider value={ability}>{children}</CaslProvider>
}

export const useAbility = () => useCaslAbility<AppAbility>()
