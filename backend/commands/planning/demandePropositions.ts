import type { Clash, Creneau } from '@contract/planning/clash'
import type { Propositions } from '@contract/planning/demande'
import { isDriving } from '@contract/planning/evenement'
import type { DemandeRow } from '../../database/planning/demande'
import { staffFor } from '../../database/planning/demandePropositions'
import type { Db } from '../../database/schema'
import { presentDemande } from '../../presenters/planning/demande'
import { findClashes } from './evenement/placement'

type Staff = Awaited<ReturnType<typeof staffFor>>

interface Pair {
  idMoniteur: number | null
  idVehicule: number | null
}

/** The referent before the others. */
const ranked = ({ moniteurs }: Staff, referent: number | null) =>
  [...moniteurs].sort((a, b) => Number(b.id === referent) - Number(a.id === referent))

async function clashesWith(db: Db, row: DemandeRow, slot: Creneau, pair: Pair, moment: Date): Promise<Clash[]> {
  const people = { calendar: row.calendar, idCandidats: [row.idCandidat], ...pair }
  const extendedProps = { ...people, idExaminateur: null, lieu: null, note: null }
  const { idAutoEcole, calendar } = row
  return findClashes(db, { idAutoEcole, calendar, people: extendedProps, slots: [slot], except: [] }, moment)
}

/**
 * With whom a slot would be free. Each try rules out whoever was taken in it, so that there are no more tries than
 * instructors and vehicles together.
 */
async function freePair(db: Db, row: DemandeRow, slot: Creneau, staff: Staff, moment: Date): Promise<Pair | null> {
  const moniteurs = ranked(staff, row.idMoniteur).map(({ id }) => id)
  const vehicules: (number | null)[] = isDriving(row.calendar) ? staff.vehicules.map(({ id }) => id) : [null]
  for (let moniteur = 0, vehicule = 0; moniteur < moniteurs.length && vehicule < vehicules.length; ) {
    const pair = { idMoniteur: moniteurs[moniteur] ?? null, idVehicule: vehicules[vehicule] ?? null }
    const clashes = await clashesWith(db, row, slot, pair, moment)
    if (clashes.length === 0) return pair
    if (clashes.some(({ de }) => de === 'candidat' || de === 'ecole')) return null
    if (clashes.some(({ de }) => de === 'moniteur')) moniteur += 1
    if (clashes.some(({ de }) => de === 'vehicule')) vehicule += 1
  }
  return null
}

/** Who could give the lesson that is asked for, and whom each slot would suit. */
export async function propositionsFor(db: Db, row: DemandeRow, moment: Date): Promise<Propositions> {
  const staff = await staffFor(db, row.idAutoEcole, row.idPermi, isDriving(row.calendar))
  const creneaux: Propositions['creneaux'] = []
  for (const slot of presentDemande(row).creneaux) {
    const isAhead = slot.start > moment.toISOString()
    const pair = isAhead ? await freePair(db, row, slot, staff, moment) : null
    creneaux.push({ ...slot, libre: pair !== null, idMoniteur: null, idVehicule: null, ...pair })
  }
  return { ...staff, creneaux }
}
