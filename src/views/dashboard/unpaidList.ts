import type { Dashboard } from '@contract/ecole/dashboard'
import { paths } from '@src/configs/paths'

/** The list behind the count of unpaid candidates: with amounts, or without them for users of the planning. */
export const unpaidList = ({ montant }: NonNullable<Dashboard['impayes']>) =>
  `${paths.regularisation}?vue=${montant === null ? 'a_voir' : 'impayes'}`
