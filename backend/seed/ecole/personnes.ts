import { addDays } from '@contract/clock/days'
import { availabilityOf } from '@contract/ecole/availability'
import { type CandidatInput, SOURCES, TYPES_DOCUMENT } from '@contract/ecole/candidat'
import type { MoniteurInput } from '@contract/ecole/moniteur'
import type { Random } from '../random'
import { FAMILY_NAMES, FEMALE_NAMES, MALE_NAMES, NOTES, PLACES, STREETS } from './names'

const latin = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()

/** An invented person. */
function person(random: Random) {
  const sexe = random.chance(0.5) ? ('F' as const) : ('M' as const)
  const [prenom, prenomAr] = random.pick<readonly [string, string]>(sexe === 'F' ? FEMALE_NAMES : MALE_NAMES)
  const [nom, nomAr] = random.pick(FAMILY_NAMES)
  return { sexe, nom, prenom, nomAr, prenomAr }
}

const mobile = (random: Random) => `+216${random.pick(['2', '4', '5', '9'])}${random.digits(7)}`
const identityNumber = (random: Random) => `${random.pick(['0', '1'])}${random.digits(7)}`

/** An instructor for cars, sometimes for more categories. */
export function moniteurSample(
  random: Random,
  categories: number[],
  today: string,
): MoniteurInput & { tarifHoraire: number } {
  const { nom, prenom } = person(random)
  return {
    nom,
    prenom,
    cin: identityNumber(random),
    telephone: mobile(random),
    email: `${latin(prenom)}.${latin(nom)}@exemple.tn`,
    photo: null,
    categories,
    numeroCarte: `MC-${random.digits(5)}`,
    expirationCarte: addDays(today, random.int(20, 900)),
    tarifHoraire: random.int(16, 24) * 500,
    availability: availabilityOf(random.chance(0.9)),
  }
}

interface Setting {
  permis: readonly number[]
  moniteurs: readonly number[]
  today: string
}

/** A candidate who enrolled in the last ten months. */
export function candidatSample(random: Random, { permis, moniteurs, today }: Setting): CandidatInput {
  const { sexe, nom, prenom, nomAr, prenomAr } = person(random)
  return {
    nom,
    prenom,
    nomAr,
    prenomAr,
    cin: identityNumber(random),
    passeport: null,
    dateNaissance: addDays(today, -random.int(21 * 366, 34 * 365)),
    sexe,
    telephone: mobile(random),
    email: random.chance(0.7) ? `${latin(prenom)}.${latin(nom)}${random.int(1, 99)}@exemple.tn` : null,
    adresse: `${random.int(1, 120)}, ${random.pick(STREETS)}, ${random.pick(PLACES)}`,
    photo: null,
    idPermi: random.pick(permis),
    idMoniteur: random.chance(0.85) ? random.pick(moniteurs) : null,
    dateInscription: addDays(today, -random.int(0, 300)),
    source: random.chance(0.8) ? random.pick(SOURCES) : null,
    note: random.chance(0.2) ? random.pick(NOTES) : null,
  }
}

/** The papers of a file: most files are complete, some lack one, a few have one that has expired or soon will. */
export function documentSamples(random: Random, today: string) {
  const missing = random.chance(0.35) ? random.int(0, TYPES_DOCUMENT.length - 1) : -1
  return TYPES_DOCUMENT.flatMap((type, index) =>
    index === missing
      ? []
      : [
          {
            type,
            recu: true,
            dateDocument: null,
            dateExpiration: type === 'certificat_medical' ? addDays(today, random.int(-20, 200)) : null,
            note: null,
          },
        ],
  )
}
