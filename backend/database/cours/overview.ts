import type { Caller } from '../../caller'
import { RULE_COLUMNS } from '../ecole/candidat'
import type { Db } from '../schema'
import { allowedRows } from '../scope'

/** The candidates whom a caller may read and who have an access code or have trained; no archived ones. */
export const traineesOf = (db: Db, caller: Caller, today: string) =>
  db
    .selectFrom('candidat')
    .select(['candidat.id', 'candidat.idUtilisateur', 'candidat.nom', 'candidat.prenom', 'candidat.idPermi'])
    .select((eb) => [
      eb
        .selectFrom('code_acces')
        .select((max) => max.fn.max('dateExpiration').as('until'))
        .whereRef('code_acces.idCandidat', '=', 'candidat.id')
        .where('actif', '=', 1)
        .where('premiereUtilisation', 'is not', null)
        .where('dateExpiration', '>=', today)
        .as('openUntil'),
    ])
    .where(allowedRows<'candidat'>(caller, 'read', 'Candidat', RULE_COLUMNS))
    .where('candidat.archived', '=', 0)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('code_acces').select('code_acces.id').whereRef('code_acces.idCandidat', '=', 'candidat.id'),
        ),
        eb.exists(
          eb.selectFrom('tentative').select('tentative.id').whereRef('tentative.idCandidat', '=', 'candidat.id'),
        ),
      ]),
    )
    .orderBy('candidat.nomTri')
    .orderBy('candidat.id')
    .execute()

/** By person: the moment of the last answer, and the answers since a moment. */
export const answerCounts = (db: Db, candidats: readonly number[], since: string) =>
  db
    .selectFrom('tentative')
    .innerJoin('tentative_question', 'tentative_question.idTentative', 'tentative.id')
    .where('tentative.idCandidat', 'in', [...candidats])
    .where('answeredAt', 'is not', null)
    .groupBy('tentative.idCandidat')
    .select((eb) => [
      'tentative.idCandidat',
      eb.fn.max('answeredAt').as('last'),
      eb.fn.sum<number>(eb.case().when('answeredAt', '>=', since).then(1).else(0).end()).as('answers'),
    ])
    .execute()

/** The mock exams of candidates that are over at a moment, the latest first. */
export const examsOver = (db: Db, candidats: readonly number[], now: string) =>
  db
    .selectFrom('tentative')
    .select(['idCandidat', 'correct', 'total', 'passMark', 'startedAt'])
    .where('idCandidat', 'in', [...candidats])
    .where('mode', '=', 'EXAM')
    .where((eb) =>
      eb.or([eb('status', '=', 'COMPLETED'), eb.and([eb('status', '=', 'STARTED'), eb('deadline', '<=', now)])]),
    )
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
