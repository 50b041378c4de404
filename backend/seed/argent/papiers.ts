import { addDays } from '@contract/clock/days'
import { NO_MENTIONS_ECOLE } from '@contract/papiers/mentions'
import { sql } from 'kysely'
import { callerOf } from '../../auth/caller'
import type { Caller } from '../../caller'
import { createFacture } from '../../commands/argent/facture/draft'
import { sendFacture } from '../../commands/argent/facture/send'
import { saveReglagesArgent } from '../../commands/argent/reglages'
import { addRemise } from '../../commands/argent/remise'
import { createTransaction } from '../../commands/argent/transaction/create'
import { reverseTransaction } from '../../commands/argent/transaction/reverse'
import { createContrat, previewContrat, signContrat } from '../../commands/papiers/contrat'
import { createConvocations } from '../../commands/papiers/convocation'
import { saveMentionsEcole } from '../../commands/papiers/mentions'
import { proposeEcheancier, saveEcheancier } from '../../commands/recouvrement/echeancier'
import { savedReglages } from '../../database/argent/reglages'
import { deskUser } from '../../database/compte/utilisateurDesk'
import type { Trx } from '../../database/schema'
import type { Deps } from '../../deps'

interface Seeding {
  trx: Trx
  today: string
  now: string
}

/** The smallest debt for which a payment plan is made. Smaller ones are paid at once. */
const PLANNED_FROM = 90_000

interface Desk {
  deps: Deps
  caller: Caller
  today: string
}

/** The services that the commands need. They write in the transaction of the seed and send nothing. */
const depsOf = ({ trx, now }: Seeding): Deps => ({
  db: trx,
  clock: () => new Date(now),
  outbox: { send: async () => undefined },
  passwordRounds: 1,
  checkAnswers: false,
  sqlite: () => Promise.reject(new Error('The seed makes no archive')),
})

/** The active enrolments, with the balance of the candidate and a lot that a discount can lower; the oldest first. */
const running = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('inscription')
    .innerJoin('candidat', 'candidat.id', 'inscription.idCandidat')
    .innerJoin('compte', (join) =>
      join
        .onRef('compte.idAutoEcole', '=', 'inscription.idAutoEcole')
        .on('compte.type', '=', 'candidat')
        .on('compte.cle', '=', sql<string>`cast(inscription."idCandidat" as text)`),
    )
    .innerJoin('lot', 'lot.idInscription', 'inscription.id')
    .select(['inscription.id', 'inscription.idCandidat', 'inscription.dateDebut', 'compte.solde'])
    .select((eb) => [eb.fn.max('lot.id').as('idLot')])
    .where('inscription.idAutoEcole', '=', idAutoEcole)
    .where('inscription.status', '=', 'ACTIVE')
    .where('candidat.archived', '=', 0)
    .where('lot.service', '=', 'circulation')
    .groupBy(['inscription.id', 'inscription.idCandidat', 'inscription.dateDebut', 'compte.solde'])
    .orderBy('inscription.id')
    .execute()
type Running = Awaited<ReturnType<typeof running>>[number]

/**
 * Sets the details that the school's papers print, and that it charges no VAT. Papers can only be printed with both.
 */
async function completeSchool({ deps, caller }: Desk, idAutoEcole: number): Promise<void> {
  await saveMentionsEcole(deps, caller, {
    ...NO_MENTIONS_ECOLE,
    nomAr: 'مدرسة المنزه لتعليم السياقة',
    adresseAr: '14، نهج قرطاج، 1004 المنزه',
    responsableAr: 'ليلى الشريف',
    matriculeFiscal: '1234567LAM000',
    version: 0,
  })
  const { reglages, version } = await savedReglages(deps.db, idAutoEcole)
  await saveReglagesArgent(deps, caller, { reglages: { ...reglages, regimeTva: 'EXEMPT' }, version })
}

/** Three contracts for candidates with complete files. The last one is not signed yet. */
async function contracts({ deps, caller, today }: Desk, enrolled: readonly Running[]): Promise<void> {
  let made = 0
  for (const { idCandidat } of enrolled) {
    if (made === 3) return
    const { manques } = await previewContrat(deps.db, caller, idCandidat, deps.clock())
    if (manques.length > 0) continue
    const { id, version } = await createContrat(deps, caller, idCandidat)
    made += 1
    if (made < 3) await signContrat(deps, caller, id, { jour: today, version })
  }
}

/** Summonses to the next exams. */
async function summonses({ deps, caller }: Desk, trx: Trx, idAutoEcole: number, now: string): Promise<void> {
  const exams = await trx
    .selectFrom('evenement')
    .select('id')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('status', '=', 'PLANNED')
    .where('calendar', 'in', ['Code exam', 'Conduit exam', 'Park exam'])
    .where('start', '>', now)
    .orderBy('start')
    .orderBy('id')
    .limit(2)
    .execute()
  const idEvenements = exams.map(({ id }) => id)
  if (idEvenements.length === 0) return
  await createConvocations(deps, caller, { idEvenements, rendezVousHeure: null, rendezVousLieu: null, reference: null })
}

/** Payment plans of three months for the first two candidates who still owe enough of their package. */
async function plans({ deps, caller, today }: Desk, debtors: readonly Running[]): Promise<void> {
  let made = 0
  for (const { id } of debtors) {
    if (made === 2) return
    const query = { nombre: 3, premier: addDays(today, 10), rythme: 'MONTH' as const, jours: 30 }
    const { montant, echeances } = await proposeEcheancier(deps, caller, id, query)
    if (montant < PLANNED_FROM) continue
    await saveEcheancier(deps, caller, id, { version: 0, echeances })
    made += 1
  }
}

/** A discount, a payment typed twice and taken back, and a credit that was given back. */
async function gestures({ deps, caller }: Desk, debtors: readonly Running[]): Promise<void> {
  const [discounted, twice, beyond] = debtors
  if (!discounted || !twice || !beyond) return
  const remise = { idLot: discounted.idLot, montant: 25_000, motif: 'Deuxième enfant de la famille' }
  await addRemise(deps, caller, discounted.id, remise)
  const move = (kind: 'PAYMENT' | 'REFUND', idCandidat: number, montant: number, soldeVu: number) =>
    createTransaction(deps, caller, {
      kind,
      idCandidat,
      montant,
      soldeVu,
      method: 'TRANSFER',
      dateOperation: null,
      reference: null,
      note: null,
      payeur: null,
    })
  const { id } = await move('PAYMENT', twice.idCandidat, 50_000, twice.solde)
  await reverseTransaction(deps, caller, id, 'Virement saisi deux fois')
  await move('PAYMENT', beyond.idCandidat, beyond.solde + 40_000, beyond.solde)
  await move('REFUND', beyond.idCandidat, 40_000, -40_000)
}

/** An invoice that was sent, and a draft. */
async function invoices({ deps, caller, today }: Desk, people: readonly Running[]): Promise<void> {
  const draft = ({ idCandidat }: Running, libelle: string, prix: number) =>
    createFacture(deps, caller, {
      idCandidat,
      client: null,
      causes: [],
      echeance: addDays(today, 30),
      note: null,
      lignes: [{ libelle, quantite: 1, prix, tauxTva: 0 }],
    })
  const [one, other] = people
  if (!one || !other) return
  const { id, version, ttc, timbre } = await draft(one, 'Livre de code', 15_000)
  await sendFacture(deps, caller, id, { version, totalVu: ttc + timbre })
  await draft(other, 'Duplicata de dossier', 10_000)
}

/** Fills the demo's pages of papers and of approvals, by running the usual commands as a desk user of the school. */
export async function seedPapiers(seeding: Seeding, idAutoEcole: number, idUtilisateur: number): Promise<void> {
  const { trx, today, now } = seeding
  const user = await deskUser(trx, idAutoEcole, idUtilisateur)
  if (!user) return
  const desk = { deps: depsOf(seeding), caller: callerOf(user, 'demo'), today }
  const enrolled = await running(trx, idAutoEcole)
  await completeSchool(desk, idAutoEcole)
  await contracts(desk, enrolled)
  await summonses(desk, trx, idAutoEcole, now)
  const debtors = enrolled.filter(({ solde }) => solde > 50_000)
  await gestures(desk, debtors)
  await invoices(desk, debtors.slice(3))
  await plans(desk, debtors.slice(5))
}
