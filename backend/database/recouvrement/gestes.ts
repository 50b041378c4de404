import { examServiceOf } from '@contract/argent/service'
import { addDays, firstOfMonth, monthAfter, monthOf } from '@contract/clock/days'
import { minutesBetween } from '@contract/clock/moments'
import type { Pays } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { type Calendar, etapeOf, isExam } from '@contract/planning/evenement'
import type { Geste } from '@contract/recouvrement/regularisation'
import { priceOn } from '../../rules/argent/consumption'
import { rateAt } from '../../rules/argent/facts'
import { roundedQuotient } from '../../rules/argent/rounding'
import { penaltyRates } from '../argent/reglages'
import type { Db } from '../schema'

/** The total that one person waived in a month in one way. */
export interface GesteRow {
  idUtilisateur: number
  auteur: string
  geste: Geste
  /** The first day of the month. */
  mois: string
  nombre: number
  montant: number
}

interface Asked {
  idAutoEcole: number
  today: string
  pays: Pays
}

const serviceOf = (calendar: Calendar) => (isExam(calendar) ? examServiceOf(etapeOf(calendar)) : etapeOf(calendar))

type One = Omit<GesteRow, 'nombre' | 'auteur' | 'mois'> & { jour: string }

/** The offset of the first month: this month and the eleven before it are counted. */
const FIRST_MONTH = -11
const sinceOf = (today: string) => `${monthAfter(monthOf(today), FIRST_MONTH)}-01`
/** The author of a discount whose log entry is gone. */
const NOBODY = 0

/** Discounts. Their author is read from the log entry that was written at the same moment. */
async function discounts(db: Db, { idAutoEcole, today, pays }: Asked): Promise<One[]> {
  const rows = await db
    .selectFrom('lot')
    .innerJoin('inscription', 'inscription.id', 'lot.idInscription')
    .leftJoin('lot as reversal', 'reversal.idAnnule', 'lot.id')
    .where('lot.origine', '=', 'REMISE')
    .where('lot.idAnnule', 'is', null)
    .where('reversal.id', 'is', null)
    .where('lot.createdAt', '>=', addDays(sinceOf(today), -1))
    .where('inscription.idAutoEcole', '=', idAutoEcole)
    .select((eb) => [
      'lot.createdAt',
      'lot.montant',
      eb
        .selectFrom('historique')
        .whereRef('historique.idEntite', '=', 'inscription.idCandidat')
        .whereRef('historique.createdAt', '=', 'lot.createdAt')
        .where('historique.entite', '=', 'compte')
        .where('historique.action', '=', 'discount')
        .select((one) => one.fn.max('historique.idUtilisateur').as('auteur'))
        .as('idUtilisateur'),
    ])
    .execute()
  return rows.map(({ createdAt, montant, idUtilisateur }) => ({
    geste: 'REMISE' as const,
    idUtilisateur: idUtilisateur ?? NOBODY,
    jour: dayIn(createdAt, pays),
    montant: -montant,
  }))
}

/** Reversed transactions. The reversal of a write-off is left out, because it waives nothing. */
async function reversals(db: Db, { idAutoEcole, today }: Asked): Promise<One[]> {
  const rows = await db
    .selectFrom('transaction')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('idReversed', 'is not', null)
    .where('kind', '<>', 'WRITE_OFF')
    .where('jour', '>=', sinceOf(today))
    .select(['jour', 'montant', 'idUtilisateur'])
    .execute()
  return rows.map((row) => ({ ...row, geste: 'ANNULATION' as const }))
}

/** Write-offs that were not reversed. */
async function losses(db: Db, { idAutoEcole, today }: Asked): Promise<One[]> {
  const rows = await db
    .selectFrom('transaction')
    .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
    .where('transaction.idAutoEcole', '=', idAutoEcole)
    .where('transaction.kind', '=', 'WRITE_OFF')
    .where('transaction.idReversed', 'is', null)
    .where('reversal.id', 'is', null)
    .where('transaction.jour', '>=', sinceOf(today))
    .select(['transaction.jour', 'transaction.montant', 'transaction.idUtilisateur'])
    .execute()
  return rows.map((row) => ({ ...row, geste: 'PERTE' as const }))
}

/**
 * Absences and late cancellations for which the school charged less than its default. The latest decision on each
 * counts. By default a missed exam costs the whole of the school's part.
 */
async function waivers(db: Db, { idAutoEcole, today, pays }: Asked): Promise<One[]> {
  const taux = await penaltyRates(db, idAutoEcole)
  const rows = await db
    .selectFrom('penalite')
    .innerJoin('evenement', 'evenement.id', 'penalite.idEvenement')
    .innerJoin('inscription', 'inscription.idCandidat', 'penalite.idCandidat')
    .innerJoin('inscription_prix', 'inscription_prix.idInscription', 'inscription.id')
    .where('penalite.idAutoEcole', '=', idAutoEcole)
    .where('penalite.createdAt', '>=', addDays(sinceOf(today), -1))
    .where('penalite.id', '=', (eb) =>
      eb
        .selectFrom('penalite as later')
        .whereRef('later.idCandidat', '=', 'penalite.idCandidat')
        .whereRef('later.idEvenement', '=', 'penalite.idEvenement')
        .select((one) => one.fn.max('later.id').as('id')),
    )
    .select(['penalite.id', 'penalite.pourcent', 'penalite.createdAt', 'penalite.idUtilisateur'])
    .select(['evenement.calendar', 'evenement.start', 'evenement.end', 'evenement.status'])
    .select(['inscription.dateDebut', 'inscription.dateFin', 'inscription.pasPrix'])
    .select([
      'inscription_prix.service',
      'inscription_prix.montant',
      'inscription_prix.droits',
      'inscription_prix.dateEffet',
    ])
    .execute()
  const found: One[] = []
  for (const id of new Set(rows.map((row) => row.id))) {
    const own = rows.filter((row) => row.id === id)
    const [decision] = own
    if (!decision) continue
    const { calendar, start, end, status, pourcent, createdAt, idUtilisateur, pasPrix } = decision
    const jour = dayIn(start, pays)
    const prices = own.filter(
      ({ service, dateDebut, dateFin }) =>
        service === serviceOf(calendar) && dateDebut <= jour && (dateFin === null || jour <= dateFin),
    )
    const usual = rateAt(taux, start)
    const missed = isExam(calendar) ? 100 : usual?.absencePourcent
    const percent = (status === 'CANCELLED' ? usual?.annulationPourcent : missed) ?? 0
    const { montant: whole, droits } = priceOn(prices, jour) ?? { montant: 0, droits: 0 }
    const cost = (part: number) =>
      isExam(calendar)
        ? roundedQuotient(Math.max(0, whole - droits) * part, 100, pasPrix)
        : roundedQuotient(whole * minutesBetween(start, end) * part, 6000, pasPrix)
    const montant = cost(percent) - cost(pourcent)
    if (montant > 0) found.push({ geste: 'EXCUSE', idUtilisateur, jour: dayIn(createdAt, pays), montant })
  }
  return found
}

/**
 * The amounts waived in the last twelve months, by month, author and kind, the latest month and the largest amount
 * first.
 */
export async function gestesOf(db: Db, asked: Asked): Promise<GesteRow[]> {
  const since = sinceOf(asked.today)
  const found = await Promise.all([discounts, waivers, reversals, losses].map((read) => read(db, asked)))
  const all = found.flat()
  const sums = new Map<string, GesteRow>()
  for (const { jour, idUtilisateur, geste, montant } of all.filter((one) => one.jour >= since)) {
    const mois = firstOfMonth(jour)
    const key = [mois, idUtilisateur, geste].join()
    const row = sums.get(key) ?? { idUtilisateur, auteur: '', geste, mois, nombre: 0, montant: 0 }
    sums.set(key, { ...row, nombre: row.nombre + 1, montant: row.montant + montant })
  }
  const users = await db
    .selectFrom('utilisateur')
    .select(['id', 'nomComplet'])
    .where('id', 'in', [NOBODY, ...[...sums.values()].map((row) => row.idUtilisateur)])
    .execute()
  const names = new Map(users.map(({ id, nomComplet }) => [id, nomComplet]))
  return [...sums.values()]
    .map((row) => ({ ...row, auteur: names.get(row.idUtilisateur) ?? '–' }))
    .toSorted((one, other) => other.mois.localeCompare(one.mois) || other.montant - one.montant)
}
