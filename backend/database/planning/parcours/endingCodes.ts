import { addDays, addMonths } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import { EXAM_OF } from '@contract/planning/evenement'
import { codeValidites, rulesFor } from '../../../rules/planning/parcours/rulesByCountry'
import type { Db } from '../../schema'
import { type Dossier, examensOf, reglagesParcoursOf } from './parcours'

/** Months differ in length: the rules decide, the query only leaves nobody out. */
const MARGIN_DAYS = 3

interface Ending {
  idAutoEcole: number
  pays: Pays
  today: string
  /** Days ahead. */
  days: number
}

/**
 * The candidates in training who passed a code exam that may lapse within some days, by the validity that applies to
 * those who enrolled when they did, each with what their path is judged by.
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
    // The spans alone first, which an index finds.
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
