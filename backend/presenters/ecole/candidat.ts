import { addMinutes } from '@contract/clock/moments'
import { dayIn } from '@contract/clock/wall'
import {
  type Candidat,
  type CandidatDetail,
  type CandidatLigne,
  type Homonyme,
  TYPES_DOCUMENT,
} from '@contract/ecole/candidat'
import { dossierState } from '@contract/ecole/dossier'
import type { Caller } from '../../caller'
import { findUtilisateur } from '../../database/compte/utilisateur'
import type { HomonymeRow } from '../../database/ecole/candidat/homonymes'
import type { CandidatRow } from '../../database/ecole/candidat/rows'
import { documentsOf } from '../../database/ecole/document'
import { signedContratId } from '../../database/papiers/contrat'
import { countAbsences } from '../../database/planning/lecon'
import { reglagesOf } from '../../database/planning/occupation'
import { progressionOf, progressionOfOne } from '../../database/planning/parcours/progression'
import type { Conn } from '../../database/schema'

/** The caller who reads an answer, and the moment. */
export interface Reading {
  caller: Pick<Caller, 'id' | 'role' | 'pays'>
  now: Date
}

/**
 * A candidate for the list and the record page, without internal columns. The note belongs to the school: its
 * instructors read it, the candidate does not.
 */
export function presentCandidat(row: CandidatRow, { caller, now }: Reading): Candidat {
  const { idAutoEcole: _, idUtilisateur: __, nomTri: ___, prenomTri: ____, idDomaine: _____, ...shown } = row
  const { documentsRecus, documentsExpiration, archived, archiveLe: ______, ...fields } = shown
  const note = caller.role === 'candidat' ? null : fields.note
  const papers = { documentsRecus, documentsExpiration }
  const dossier = dossierState(papers, TYPES_DOCUMENT.length, dayIn(now, caller.pays))
  return { ...fields, note, archived: archived === 1, dossier }
}

/** A candidate with a certain name. */
export const presentHomonyme = ({ id, nom, prenom, dateNaissance, telephone, archived }: HomonymeRow): Homonyme => ({
  id,
  nom,
  prenom,
  dateNaissance,
  telephone,
  archived: archived === 1,
})

/** Lines of the list, with the progress of each candidate. */
export async function presentLines(db: Conn, rows: readonly CandidatRow[], reading: Reading): Promise<CandidatLigne[]> {
  const ids = rows.map(({ id }) => id)
  const found = await progressionOf(db, ids, reading)
  return rows.flatMap((row) => {
    const progression = found.get(row.id)
    return progression ? [{ ...presentCandidat(row, reading), progression }] : []
  })
}

/** The absences in the number of days set by the school. */
async function absencesOf(db: Conn, { id, idAutoEcole }: CandidatRow, { now }: Reading) {
  const { absencesNombre, absencesJours: jours } = await reglagesOf(db, idAutoEcole)
  const nombre = await countAbsences(db, id, addMinutes(now.toISOString(), -jours * 24 * 60))
  return { nombre, jours, signale: absencesNombre > 0 && nombre >= absencesNombre }
}

/** The full record: the row, the user name of the account, and the papers. */
export async function presentDetail(db: Conn, row: CandidatRow, reading: Reading): Promise<CandidatDetail> {
  const { username } = await findUtilisateur(db, row.idUtilisateur)
  const progression = await progressionOfOne(db, row.id, reading)
  const documents = await documentsOf(db, row.id)
  const idContrat = await signedContratId(db, row.id)
  const contractUrl = idContrat === null ? null : `/apps/contrat/${idContrat}`
  const absences = await absencesOf(db, row, reading)
  return { ...presentCandidat(row, reading), progression, username, documents, absences, contractUrl }
}
