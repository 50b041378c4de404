import type { Clash } from '@contract/planning/clash'
import {
  aloneFacts,
  clashesOf,
  type ExaminateurFacts,
  type Facts,
  type MoniteurFacts,
  partsOf,
  type VehiculeFacts,
  type Wanted,
} from './clashes'

/** Every resource of a school that an event could use. */
export interface SchoolFacts extends Omit<Facts, 'moniteur' | 'vehicule' | 'examinateur'> {
  moniteurs: MoniteurFacts[]
  vehicules: VehiculeFacts[]
  examinateurs: ExaminateurFacts[]
}

/** The clashes of an event with each resource separately, by the rules that would refuse it. */
export function availabilityOf(wanted: Wanted, school: SchoolFacts) {
  const { pays, horaires, fermetures, candidats, stageFault, moniteurs, vehicules, examinateurs } = school
  const parts = partsOf(wanted, pays)
  const against = (de: Clash['de'], id: number, one: Partial<Facts>) => {
    const busy = school.busy.filter(({ ressource, idRessource }) => ressource === de && idRessource === id)
    const facts = aloneFacts({ pays, candidats, busy, ...one })
    return { id, raisons: clashesOf(wanted, facts, parts).filter((clash) => clash.de === de) }
  }
  return {
    ecole: clashesOf(wanted, aloneFacts({ pays, horaires, fermetures }), parts),
    candidats: candidats.flatMap(
      (candidat) => against('candidat', candidat.id, { candidats: [candidat], stageFault }).raisons,
    ),
    moniteurs: moniteurs.map((moniteur) => against('moniteur', moniteur.id, { moniteur })),
    vehicules: vehicules.map((vehicule) => against('vehicule', vehicule.id, { vehicule })),
    examinateurs: examinateurs.map((examinateur) => against('examinateur', examinateur.id, { examinateur })),
  }
}
