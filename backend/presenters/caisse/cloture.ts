import type { Cloture } from '@contract/caisse/cloture'
import type { ClotureRow } from '../../database/caisse/cloture'

export const presentCloture = ({ idAutoEcole: _, totaux, ...row }: ClotureRow): Cloture => ({
  ...row,
  totaux: JSON.parse(totaux),
})
