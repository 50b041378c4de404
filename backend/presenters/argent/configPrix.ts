import type { ConfigPrix } from '@contract/argent/configPrix'
import type { ConfigPrixRow } from '../../database/argent/configPrix'

export const presentConfigPrix = ({ is_active, ...prices }: ConfigPrixRow): ConfigPrix => ({
  ...prices,
  is_active: is_active === 1,
})
