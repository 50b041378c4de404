import { monthOf } from '@contract/clock/days'
import { dayIn } from '@contract/clock/wall'
import { isExam } from '@contract/planning/evenement'
import { lockMoney } from '../../database/argent/compteur'
import { settledPay } from '../../database/argent/ecriture'
import { lessonsTaught } from '../../database/argent/moniteurLessons'
import { ratesOf } from '../../database/argent/moniteurTarif'
import type { EvenementRow } from '../../database/planning/evenement'
import { payLines } from '../../rules/argent/pay'
import { differenceOf } from '../../rules/argent/settlement'
import type { Write } from '../write'
import { post } from './post'

/** Posts the difference between what an instructor earned in a month, `YYYY-MM`, and what was posted for it so far. */
export async function settlePay(work: Write, idAutoEcole: number, idMoniteur: number, mois: string): Promise<void> {
  const { trx, caller } = work
  await lockMoney(trx, idAutoEcole)
  const lessons = await lessonsTaught(trx, idMoniteur, mois, caller.pays)
  const target = payLines(idMoniteur, lessons, await ratesOf(trx, idMoniteur))
  const lines = differenceOf(target, await settledPay(trx, idMoniteur, mois))
  if (lines.length === 0) return
  const about = { idCandidat: null, idMoniteur, mois, idTransaction: null, dueDates: new Map<string, string>() }
  await post(work, { idAutoEcole, kind: 'SETTLEMENT', lines, ...about })
}

/**
 * Settles the pay of the instructors of a lesson, for its states before and after a change: the instructor or the month
 * may differ.
 */
export async function settlePayOf(work: Write, idAutoEcole: number, states: readonly EvenementRow[]): Promise<void> {
  const months = states.flatMap(({ calendar, status, idMoniteur, start }) =>
    status === 'SUCCESS' && !isExam(calendar) && idMoniteur !== null
      ? [`${idMoniteur} ${monthOf(dayIn(start, work.caller.pays))}`]
      : [],
  )
  for (const month of [...new Set(months)].sort()) {
    const [idMoniteur = '', mois = ''] = month.split(' ')
    await settlePay(work, idAutoEcole, Number(idMoniteur), mois)
  }
}
