import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { RulesForm } from './RulesForm'
import { useConfiguration } from './useConfiguration'

/** The rules of the school's planning. */
export function RulesTab({ planning }: { planning: ConfigurationPlanning }) {
  const configuration = useConfiguration(planning)
  // Remounted with the saved version.
  return <RulesForm key={configuration.start.version} configuration={configuration} />
}
