import type { Cloture } from '@contract/caisse/cloture'
import type { Selectable } from 'kysely'
import type { ClotureTable } from '../../database/caisse/tables'

export const presentCloture = ({ idAutoEcole: _, totaux, ...row }: Selectable<ClotureTable>): Cloture => ({
  ...row,
  totaux: JSON.parse(totaux),
})
