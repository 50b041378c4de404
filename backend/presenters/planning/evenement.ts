import type { Evenement } from '@contract/planning/evenement'
import type { Caller } from '../../caller'
import type { EvenementRow, Participant } from '../../database/planning/evenement'

const full = ({ nom, prenom }: { nom: string; prenom: string }) => `${prenom} ${nom}`

/** The title of an event: its own, or the first candidate and the number of the others. */
function titleOf(row: EvenementRow, candidats: Participant[]): string {
  const [first] = candidats
  if (row.title) return row.title
  if (!first) return ''
  return candidats.length > 1 ? `${full(first)} +${candidats.length - 1}` : full(first)
}

/**
 * An event of a calendar. Candidates see themselves and no other candidate. Notes and reasons are written for the
 * school and its instructors, so candidates do not receive them.
 */
export function presentEvenement(row: EvenementRow, caller: Caller, reprise: string | null = null): Evenement {
  const isCandidat = caller.role === 'candidat'
  const candidats = isCandidat
    ? row.candidats.filter(({ idUtilisateur }) => idUtilisateur === caller.id)
    : row.candidats
  const name = (nom: string | null, prenom: string | null) =>
    nom === null ? null : full({ nom, prenom: prenom ?? '' })
  return {
    idEvenement: row.id,
    title: titleOf(row, candidats),
    start: row.start,
    end: row.end,
    allDay: false,
    status: row.status,
    version: row.version,
    updatedAt: row.updatedAt,
    extendedProps: {
      calendar: row.calendar,
      title: row.title,
      idCandidats: candidats.map(({ id }) => id),
      idUser: candidats[0]?.idUtilisateur ?? null,
      candidats: candidats.map((person) => ({
        id: person.id,
        nom: full(person),
        absent: person.absent === 1,
        telephone: person.telephone,
        archived: person.archived === 1,
      })),
      idMoniteur: row.idMoniteur,
      moniteur: name(row.moniteurNom, row.moniteurPrenom),
      idVehicule: row.idVehicule,
      vehicule: row.immatriculation === null ? null : `${row.marque} ${row.modele} ${row.immatriculation}`,
      idExaminateur: row.idExaminateur,
      examinateur: name(row.examinateurNom, row.examinateurPrenom),
      permi: candidats[0]?.permi ?? null,
      lieu: row.lieu,
      ...(row.places !== null && !isCandidat && { places: row.places }),
      note: isCandidat ? null : row.note,
      serie: row.serie,
      motif: isCandidat ? null : row.motif,
      annulationTardive: row.annulationTardive === 1,
      debutReel: row.debutReel,
      minutes: row.minutes,
      suite: isCandidat ? null : row.suite,
      reprise: isCandidat ? null : reprise,
      attesteLe: row.attesteLe,
      attestePar: row.attestePar,
      attesteParMoi: row.attestePar === caller.nomComplet,
    },
  }
}
