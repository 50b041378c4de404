import { addDays, addMonths } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import { EXAM_OF } from '@contract/planning/evenement'
import { codeValidites, rulesFor } from '../../../rules/planning/parcours/rulesByCountry'
import type { Db } from '../../schema'
import { type Dossier, examensOf, reglagesParcoursOf } from './parcours'

/**
 * Extra days on both sides of the range, because months differ in length. The query must miss nobody; the rules then
 * decide.
 */
const MARGIN_DAYS = 3

interface Ending {
  idAutoEcole: number
  pays: Pays
  today: string
  /** The number of days to look ahead. */
  days: number
}

/**
 * The candidates in training who passed a theory exam that may expire within some days, each with the facts for judging
 * their path. The validity depends on when they enrolled.
 */
export async function endingCodes(
  db: Db,
  { idAutoEcole, pays, today, days }: Ending,
): Promise<({ id: number } & Dossier)[]> {
  const reglages = await reglagesParcoursOf(db, idAutoEcole)
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, pays).toISOString()
  const spans = codeValidites(pays, reglages?.codeValiditeMois).map(({ mois, ...enrolled }) => ({
    ...enrolled,
    from: midnight(addDays(addMonths(today, -mois), -MARGIN_DAYS)),
    to: midnight(addDays(addMonths(addDays(today, days), -mois), MARGIN_DAYS)),
  }))
  const rows = await db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .select(['candidat.id', 'permi.code', 'candidat.dateInscription'])
    .distinct()
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.calendar', '=', EXAM_OF.code)
    .where('evenement.status', '=', 'SUCCESS')
    // The ranges are tested first, because an index can answer them.
    .where((eb) => eb.or(spans.map(({ from, to }) => eb.and([eb('start', '>=', from), eb('start', '<', to)]))))
    .where('candidat.archived', '=', 0)
    .where((eb) =>
      eb.or(
        spans.map(({ from, to, depuis, jusqua }) =>
          eb.and([
            eb('start', '>=', from),
            eb('start', '<', to),
            eb('dateInscription', '>=', depuis),
            eb('dateInscription', '<=', jusqua),
          ]),
        ),
      ),
    )
    .orderBy('candidat.id')
    .execute()
  const examens = await examensOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, code, dateInscription }) => ({
    id,
    regles: rulesFor({ pays, categorie: code, inscription: dateInscription, reglages }),
    examens: examens.get(id) ?? [],
  }))
}
