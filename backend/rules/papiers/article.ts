import type { ContenuContrat } from '@contract/papiers/contrat'

/** What the sentences of a contract depend on. */
export interface Terms {
  contenu: Omit<ContenuContrat, 'articles'>
  absencePourcent: number
  annulationPourcent: number
  annulationHeures: number
  garantie: string | null
  mediateur: string | null
}

export type Article = ContenuContrat['articles'][number]

/** Whether lessons were bought in advance, or are paid one by one. */
export const hasHours = ({ contenu }: Terms): boolean =>
  contenu.achats.some(({ service }) => service === 'code' || service === 'circulation' || service === 'parc')
