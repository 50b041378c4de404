import type { Pack } from '@contract/plateforme/pack'
import type { PackRow } from '../../database/plateforme/pack'

export const presentPack = ({ actif, ...pack }: PackRow): Pack => ({ ...pack, active: actif === 1 })
