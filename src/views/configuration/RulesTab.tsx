import type { ConfigurationPlanning } from '@contract/planning/openingHours'
import { RulesForm } from './RulesForm'
import { useConfiguration } from './useConfiguration'

/** By which rules the school plans. */
export function RulesTab({ planning }: { planning: ConfigurationPlanning }) {
  const configuration = useConfiguration(planning)
  // Starts again from what was saved.
  return <RulesForm key={configuration.start.version} configuration={configuration} />
}
