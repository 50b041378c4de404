import { isLesson } from '@contract/argent/service'
import type { ContenuContrat } from '@contract/papiers/contrat'

/** The values on which the sentences of a contract depend. */
export interface Terms {
  contenu: Omit<ContenuContrat, 'articles'>
  /** The charges for an absence and a late cancellation, in per cent of the hour. */
  absencePourcent: number
  annulationPourcent: number
  /** Hours before the lesson from which a cancellation is late. */
  annulationHeures: number
  /** For France: the financial guarantee and the mediator of the school. */
  garantie: string | null
  mediateur: string | null
}

export type Article = ContenuContrat['articles'][number]

/** A number of hours after « moins »: « d’une heure », « de 24 heures ». */
export const ofHours = (hours: number): string => (hours === 1 ? 'd’une heure' : `de ${hours} heures`)

/** Whether lessons were bought in advance; otherwise they are paid one by one. */
export const hasHours = ({ contenu }: Terms): boolean => contenu.achats.some(({ service }) => isLesson(service))
