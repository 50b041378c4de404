import type { Caller } from '../../caller'
import { RULE_COLUMNS } from '../ecole/candidat/rows'
import type { Db } from '../schema'
import { allowedRows } from '../scope'
import { isOver } from './tentative'

/** The candidates whom a caller may read, without archived ones, and whether each has an access code or has trained. */
export const possibleTrainees = (db: Db, caller: Caller, idCandidat?: number) =>
  db
    .selectFrom('candidat')
    .select(['candidat.id', 'candidat.idUtilisateur', 'candidat.nom', 'candidat.prenom', 'candidat.idPermi'])
    .select((eb) => [
      eb
        .or([
          eb.exists(
            eb.selectFrom('code_acces').select('code_acces.id').whereRef('code_acces.idCandidat', '=', 'candidat.id'),
          ),
          eb.exists(
            eb.selectFrom('tentative').select('tentative.id').whereRef('tentative.idCandidat', '=', 'candidat.id'),
          ),
        ])
        .as('isKnown'),
    ])
    .where(allowedRows<'candidat'>(caller, 'read', 'Candidat', RULE_COLUMNS))
    .where('candidat.archived', '=', 0)
    .$if(idCandidat !== undefined, (list) => list.where('candidat.id', '=', idCandidat ?? 0))
    .orderBy('candidat.nomTri')
    .orderBy('candidat.id')
    .execute()

/** Returns the candidates whom the caller may read, with their licence category. */
export const learnersAmong = (db: Db, caller: Caller, ids: readonly number[]) =>
  db
    .selectFrom('candidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .select(['candidat.id', 'candidat.idUtilisateur', 'permi.code as permi'])
    .where('candidat.id', 'in', [...ids])
    .where(allowedRows<'candidat'>(caller, 'read', 'Candidat', RULE_COLUMNS))
    .orderBy('candidat.id')
    .execute()

/** The moment of each candidate's last answer, and the number of their answers since a moment. */
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
    .where(isOver(now))
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
