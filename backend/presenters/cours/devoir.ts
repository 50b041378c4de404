import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import type { Devoir } from '@contract/cours/devoir'
import type { DevoirRow } from '../../database/cours/devoir'

/** An assignment on a day of the school. */
export function presentDevoir(row: DevoirRow, pays: Pays, today: string): Devoir {
  const { id, idCandidat, idSerie, idExamenBlanc, dateLimite, note, auteur, createdAt, attempt } = row
  const doneAt = attempt && (attempt.endedAt ?? attempt.deadline)
  const late = dateLimite < today ? 'LATE' : 'OPEN'
  return {
    id,
    idCandidat,
    candidat: `${row.prenom} ${row.nom}`,
    idSerie,
    idExamenBlanc,
    title: { fr: row.titleFr ?? '', ar: row.titleAr ?? '' },
    dateLimite,
    note,
    auteur,
    createdAt,
    status: attempt ? 'DONE' : late,
    doneAt,
    isDoneLate: doneAt !== null && dayIn(new Date(doneAt), pays) > dateLimite,
    idTentative: attempt?.id ?? null,
    correct: attempt?.correct ?? null,
    total: attempt?.total ?? null,
    passed: attempt?.mode === 'EXAM' ? attempt.correct >= (attempt.passMark ?? 0) : null,
    isOffered: row.published === 1,
  }
}
