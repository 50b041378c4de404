import { wallOf } from '@contract/clock/wall'
import { type ContenuConvocation, type Convocation, contenuConvocation } from '@contract/papiers/convocation'
import { printedNumber } from '@contract/papiers/printedNumber'
import type { Caller } from '../../caller'
import { type ConvocationRow, examToSummon, feeOf } from '../../database/papiers/convocation'
import type { Conn } from '../../database/schema'

/** The series of the numbers of summonses. */
export const SERIE_CONVOCATION = 'CV'

export const storedConvocation = ({ contenu }: ConvocationRow): ContenuConvocation =>
  contenuConvocation.parse(JSON.parse(contenu))

/** Whether the exam has changed since the candidate was summoned: moved, at another place, or cancelled. */
async function isOutdated(db: Conn, row: ConvocationRow, contenu: ContenuConvocation): Promise<boolean> {
  const exam = await examToSummon(db, row.idEvenement)
  if (exam?.idCandidat !== row.idCandidat || exam.status === 'CANCELLED') return true
  const { day, time } = wallOf(exam.start, contenu.pays)
  return day !== contenu.jour || time !== contenu.heure || exam.lieu !== contenu.lieu
}

/** A summons as it is printed. Amounts are only for callers with a right on the account. */
export async function presentConvocation(db: Conn, caller: Caller, row: ConvocationRow): Promise<Convocation> {
  const contenu = storedConvocation(row)
  const seesMoney = caller.ability.can('read', 'Compte')
  return {
    id: row.id,
    numero: printedNumber(SERIE_CONVOCATION, row.annee, row.numero),
    idEvenement: row.idEvenement,
    idCandidat: row.idCandidat,
    version: row.version,
    contenu,
    isOutdated: await isOutdated(db, row, contenu),
    frais: seesMoney ? await feeOf(db, row.idCandidat, row.idEvenement) : null,
    createdAt: row.createdAt,
  }
}
