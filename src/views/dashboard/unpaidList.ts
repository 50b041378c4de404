import type { Dashboard } from '@contract/ecole/dashboard'
import { paths } from '@src/configs/paths'

/** The list behind the count of unpaid candidates: with amounts, or for the planning without. */
export const unpaidList = ({ montant }: NonNullable<Dashboard['impayes']>) =>
  `${paths.regularisation}?vue=${montant === null ? 'a_voir' : 'impayes'}`
