import { addDays, addMonths } from '@contract/clock/days'
import type { Pays } from '@contract/clock/pays'
import { momentOf } from '@contract/clock/wall'
import { EXAM_OF } from '@contract/planning/evenement'
import { codeValidites } from '../../../rules/planning/parcours/rulesByCountry'
import type { Db } from '../../schema'
import { reglagesParcoursOf } from './parcours'

/** Months differ in length: the rules decide, the query only leaves nobody out. */
const MARGIN_DAYS = 3

interface Ending {
  idAutoEcole: number
  pays: Pays
  today: string
  /** Days ahead. */
  days: number
}

/** The candidates in training who passed a code exam that may lapse within some days, by the validities in use. */
export async function endingCodes(db: Db, { idAutoEcole, pays, today, days }: Ending) {
  const own = (await reglagesParcoursOf(db, idAutoEcole))?.codeValiditeMois
  const months = [...codeValidites(pays), ...(own === undefined ? [] : [own])]
  const midnight = (day: string) => momentOf({ day, time: '00:00' }, pays).toISOString()
  const spans = months.map((count) => ({
    from: midnight(addDays(addMonths(today, -count), -MARGIN_DAYS)),
    to: midnight(addDays(addMonths(addDays(today, days), -count), MARGIN_DAYS)),
  }))
  return db
    .selectFrom('candidat')
    .select(['id', 'nom', 'prenom', 'photo'])
    .where('archived', '=', 0)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('evenement')
        .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
        .select('evenement_candidat.idCandidat')
        .where('evenement.idAutoEcole', '=', idAutoEcole)
        .where('calendar', '=', EXAM_OF.code)
        .where('evenement.status', '=', 'SUCCESS')
        .where((inner) =>
          inner.or(spans.map(({ from, to }) => inner.and([inner('start', '>=', from), inner('start', '<', to)]))),
        ),
    )
    .orderBy('id')
    .execute()
}
