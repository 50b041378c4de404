import type { Pack } from '@contract/pack'
import type { PackRow } from '../database/pack'

export const presentPack = ({ actif, ...pack }: PackRow): Pack => ({ ...pack, active: actif === 1 })
