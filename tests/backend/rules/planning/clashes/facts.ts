import { aloneFacts, type Busy, type Facts, type Wanted } from '@backend/rules/planning/clashes'
import type { Calendar } from '@contract/planning/evenement'

/** Monday at nine in Tunis. */
export const START = '2026-11-23T08:00:00.000Z'
export const END = '2026-11-23T09:00:00.000Z'

export const MONITEUR = {
  id: 4,
  nom: 'Amel',
  archived: false,
  disponible: true,
  categories: [1],
  plages: [],
  conges: [],
}
export const VEHICULE = { id: 5, nom: 'Clio', archived: false, disponible: true, idPermi: 1, papiers: {} }
export const EXAMINATEUR = { id: 6, nom: 'Karim', archived: false, etapes: ['code', 'circulation', 'parc'] }
export const CANDIDAT = { id: 7, nom: 'Ines', archived: false, idPermi: 1, permi: 'B' }

/** Facts that allow the event. */
export const free = (values: Partial<Facts> = {}): Facts =>
  aloneFacts({
    pays: 'TN',
    moniteur: MONITEUR,
    vehicule: VEHICULE,
    examinateur: EXAMINATEUR,
    candidats: [CANDIDAT],
    ...values,
  })

export const wanted = (values: Partial<Wanted> = {}): Wanted => ({
  calendar: 'Hour circulation',
  start: START,
  end: END,
  ...values,
})

export const taken = (ressource: Busy['ressource'], idRessource: number, times: Partial<Busy> = {}): Busy => ({
  ressource,
  idRessource,
  start: START,
  end: END,
  idEvenement: 99,
  calendar: 'Code exam' as Calendar,
  ...times,
})

/** The fields of every clash of that event that does not involve another event. */
export const TIME = { start: START, end: END, idEvenement: null, jour: '2026-11-23', raison: null }
