import type { AttenteStatut, OffreStatut } from '@contract/planning/attente'
import type { Ressource } from '@contract/planning/clash'
import type { DemandeStatut } from '@contract/planning/demande'
import type { Calendar, Statut } from '@contract/planning/evenement'
import type { Generated } from 'kysely'
import type { Bit } from '../bit'
import type { Stamped } from '../stamped'

/** Opening hours: `jour` 1 is Monday, times are on the wall clock, `HH:MM`. Without rows the school is always open. */
export interface HoraireEcoleTable {
  id: Generated<number>
  idAutoEcole: number
  jour: number
  debut: string
  fin: string
}

/** Days on which a school is closed, both included. */
export interface FermetureTable extends Stamped {
  idAutoEcole: number
  debut: string
  fin: string
  motif: string | null
}

export interface ReglagePlanningTable {
  idAutoEcole: number
  /** JSON of the settings that differ from the defaults. */
  valeurs: string
  version: number
  updatedAt: string
}

/**
 * An instructor's hours, in the format of `HoraireEcoleTable`. Without rows the instructor works whenever the school is
 * open.
 */
export interface DisponibiliteTable extends HoraireEcoleTable {
  idMoniteur: number
}

/** Days of leave, both included. */
export interface CongeTable extends FermetureTable {
  idMoniteur: number
}

export interface ExaminateurTable extends Stamped {
  idAutoEcole: number
  nom: string
  prenom: string
  recherche: string
  telephone: string | null
  centre: string | null
  /** JSON of the stages examined. */
  etapes: string
  archived: Bit
  version: number
}

/** A lesson or an exam. `start` and `end` are moments in UTC, `YYYY-MM-DDTHH:MM:SS.sssZ`, less than a day apart. */
export interface EvenementTable extends Stamped {
  idAutoEcole: number
  calendar: Calendar
  title: string | null
  start: string
  end: string
  idMoniteur: number | null
  idVehicule: number | null
  idExaminateur: number | null
  lieu: string | null
  note: string | null
  status: Statut
  /** Shared by the lessons of one recurrence. */
  serie: string | null
  /** The reason of the cancellation. */
  motif: string | null
  /** Cancelled later than the school's rules allowed at the time. */
  annulationTardive: Generated<Bit>
  debutReel: string | null
  /** Attested minutes. */
  minutes: number | null
  /** The instructor's note for the next lesson. */
  suite: string | null
  attesteLe: string | null
  attestePar: string | null
  version: number
}

export interface EvenementCandidatTable {
  idEvenement: number
  idCandidat: number
  absent: Bit
}

/** The booked resources and times of events that are not cancelled. */
export interface OccupationTable {
  ressource: Ressource
  idRessource: number
  start: string
  end: string
  idEvenement: number
}

export interface DemandeEvenementTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  calendar: Calendar
  /** JSON: up to three `{start, end}`. */
  creneaux: string
  note: string | null
  statut: DemandeStatut
  motif: string | null
  idEvenement: number | null
  reponduLe: string | null
}

/** A candidate who waits for a freed slot. */
export interface AttenteTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  calendar: Calendar
  /** JSON of weekdays, 1 is Monday. */
  jours: string
  debut: string
  fin: string
  note: string | null
  statut: AttenteStatut
}

/** A freed slot, offered to a waiting candidate; `idOrigine` is the cancelled event. */
export interface OffreTable extends Stamped {
  idAutoEcole: number
  idAttente: number
  idCandidat: number
  idOrigine: number
  rang: number
  /** JSON of the reasons for the rank. */
  raisons: string
  statut: OffreStatut
  expiresAt: string
  idEvenement: number | null
}

/** A calendar feed, by the hash of its token. */
export interface FluxIcalTable extends Stamped {
  idAutoEcole: number
  hash: string
  ressource: Ressource
  idRessource: number
  idUtilisateur: number
  revokedAt: string | null
}

export interface PlanningTables {
  horaire_ecole: HoraireEcoleTable
  fermeture: FermetureTable
  reglage_planning: ReglagePlanningTable
  disponibilite: DisponibiliteTable
  conge: CongeTable
  examinateur: ExaminateurTable
  evenement: EvenementTable
  evenement_candidat: EvenementCandidatTable
  occupation: OccupationTable
  demande_evenement: DemandeEvenementTable
  attente: AttenteTable
  offre: OffreTable
  flux_ical: FluxIcalTable
}
