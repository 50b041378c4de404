import type { ReglagesArgent } from '@contract/argent/reglages'
import { LESSON_SERVICES, type Service } from '@contract/argent/service'
import { ageOn } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import type { ContenuContrat, Manque, Volet } from '@contract/papiers/contrat'
import type { MentionsEcole } from '@contract/papiers/mentions'
import type { Terms } from './article'
import { articlesFrance } from './texteFrance'
import { articlesTunisie } from './texteTunisie'

/** The version of the contract's sentences, raised with every change of them. */
export const VERSION_MODELE = 1
const ADULT = 18

/** The facts from which a contract is made, as the file says today. */
export interface ContratFacts {
  pays: Pays
  jour: string
  ecole: {
    nom: string
    matricule: string
    responsable: string
    telephone: string
    email: string
    adresse: string | null
  }
  mentions: MentionsEcole
  candidat: {
    nom: string
    prenom: string
    nomAr: string | null
    prenomAr: string | null
    cin: string | null
    passeport: string | null
    dateNaissance: string
    adresse: string | null
    telephone: string | null
    idPermi: number
    permi: string
  }
  personne: {
    tuteurNom: string | null
    tuteurCin: string | null
    tuteurLien: 'PERE' | 'MERE' | 'TUTEUR' | null
    neph: string | null
  }
  /** The candidate's purchases and prices; null while they are not enrolled. */
  inscription: {
    idPermi: number
    permi: string
    achats: ContenuContrat['achats']
    prix: ContenuContrat['prix']
    echeances: ContenuContrat['echeances']
  } | null
  reglages: Pick<ReglagesArgent, 'absencePourcent' | 'annulationPourcent'>
  annulationHeures: number
}

export const isMinor = ({ candidat, jour }: Pick<ContratFacts, 'candidat' | 'jour'>): boolean =>
  ageOn(candidat.dateNaissance, jour) < ADULT

/** The amount of a service that was bought: minutes of lessons, or a number. */
const bought = (facts: ContratFacts, service: Service) =>
  (facts.inscription?.achats ?? [])
    .filter((one) => one.service === service)
    .reduce((sum, { quantite }) => sum + quantite, 0)

/** The minimum minutes that the school teaches for the category. */
function minimumsOf({ mentions, inscription }: ContratFacts): ContenuContrat['minimums'] {
  const found = mentions.minimums.find(({ idPermi }) => idPermi === inscription?.idPermi)
  if (!found) return []
  return LESSON_SERVICES.filter((service) => found[service] > 0).map((service) => ({
    service,
    minutes: found[service],
  }))
}

/** The data that papers of the country need from school and candidate, each with whether it is missing. */
function neededBy(facts: ContratFacts): [Manque, boolean][] {
  const { pays, ecole, mentions, candidat, personne } = facts
  const lacksGuardian = isMinor(facts) && !(personne.tuteurNom && personne.tuteurCin && personne.tuteurLien)
  const both: [Manque, boolean][] = [
    ['ecole_adresse', !ecole.adresse],
    ['ecole_matriculeFiscal', !mentions.matriculeFiscal],
    ['candidat_adresse', !candidat.adresse],
    ['candidat_tuteur', lacksGuardian],
  ]
  if (pays === 'TN') {
    return [...both, ['ecole_nomAr', !mentions.nomAr], ['candidat_nomAr', !(candidat.nomAr && candidat.prenomAr)]]
  }
  return [
    ...both,
    ['ecole_dateAgrement', !mentions.dateAgrement],
    ['ecole_assurance', !mentions.assurance],
    ['ecole_garantie', !mentions.garantie],
    ['ecole_mediateur', !mentions.mediateur],
  ]
}

/** The missing data without which a contract cannot be printed, in the order in which it is filled in. */
export function manquesOf(facts: ContratFacts): Manque[] {
  const isShort = minimumsOf(facts).some(({ service, minutes }) => bought(facts, service) < minutes)
  const needed: [Manque, boolean][] = [
    ['inscription', facts.inscription === null],
    ...neededBy(facts),
    ['heures_minimum', facts.inscription !== null && isShort],
  ]
  return needed.filter(([, isMissing]) => isMissing).map(([manque]) => manque)
}

/**
 * The part of the training: theory, practice, or both when nothing was bought in advance, because it is not known yet.
 */
function voletOf(facts: ContratFacts): Volet {
  const theory = bought(facts, 'code') > 0
  const practice = bought(facts, 'circulation') + bought(facts, 'parc') > 0
  if (theory === practice) return 'BOTH'
  return theory ? 'THEORY' : 'PRACTICE'
}

/** A name in French, and in Tunisia in Arabic too, where it is known. */
const inBoth = (fr: string, ar: string | null, pays: Pays) => (pays === 'TN' && ar ? { fr, ar } : { fr })

function partiesOf(facts: ContratFacts): Pick<ContenuContrat, 'ecole' | 'candidat'> {
  const { pays, ecole, mentions, candidat, personne } = facts
  const { tuteurNom, tuteurCin, tuteurLien } = personne
  const hasGuardian = isMinor(facts) && tuteurNom && tuteurCin && tuteurLien
  return {
    ecole: {
      nom: inBoth(ecole.nom, mentions.nomAr, pays),
      adresse: inBoth(ecole.adresse ?? '', mentions.adresseAr, pays),
      responsable: inBoth(ecole.responsable, mentions.responsableAr, pays),
      agrement: ecole.matricule,
      dateAgrement: mentions.dateAgrement,
      formeJuridique: mentions.formeJuridique,
      matriculeFiscal: mentions.matriculeFiscal,
      telephone: ecole.telephone,
      email: ecole.email,
      assurance: pays === 'FR' ? mentions.assurance : null,
    },
    candidat: {
      nom: inBoth(`${candidat.prenom} ${candidat.nom}`, `${candidat.prenomAr} ${candidat.nomAr}`, pays),
      cin: candidat.cin,
      passeport: candidat.passeport,
      neph: pays === 'FR' ? personne.neph : null,
      dateNaissance: candidat.dateNaissance,
      adresse: candidat.adresse ?? '',
      telephone: candidat.telephone,
      tuteur: hasGuardian ? { nom: tuteurNom, cin: tuteurCin, lien: tuteurLien } : null,
    },
  }
}

/** The name of a contract: its number, and for an amendment the contract that it changes. */
interface Named {
  numero: string
  avenant: ContenuContrat['avenant']
}

/** The content of a contract, from a complete file. */
export function contenuOf(facts: ContratFacts, named: Named): ContenuContrat {
  const { pays, jour, inscription, reglages, annulationHeures, mentions } = facts
  const { achats = [], prix = [], echeances = [], permi = '' } = inscription ?? {}
  const contenu = {
    pays,
    jour,
    ...named,
    ...partiesOf(facts),
    categorie: permi,
    volet: voletOf(facts),
    achats,
    minimums: minimumsOf(facts),
    prix,
    total: achats.reduce((sum, { montant }) => sum + montant, 0),
    echeances,
  }
  const { garantie, mediateur } = mentions
  const { absencePourcent, annulationPourcent } = reglages
  const terms: Terms = { contenu, absencePourcent, annulationPourcent, annulationHeures, garantie, mediateur }
  return { ...contenu, articles: pays === 'TN' ? articlesTunisie(terms) : articlesFrance(terms) }
}

/** Whether two contracts have the same purchases, prices and instalments; otherwise an amendment is needed. */
export function sameTerms(one: ContenuContrat, other: ContenuContrat): boolean {
  const terms = ({ categorie, achats, prix, total, echeances }: ContenuContrat) =>
    JSON.stringify([categorie, achats, prix, total, echeances])
  return terms(one) === terms(other)
}
