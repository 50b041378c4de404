import type { Facture, FactureDetail } from '@contract/argent/facture'
import { compteOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { draftOf, openCauses, sendDraft, setReglages } from '@tests/helpers/argent/factures'
import { ledgerFaults } from '@tests/helpers/argent/ledger'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, startSchool } from '@tests/helpers/http'
import { runs } from '@tests/helpers/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'

interface Session {
  backend: TestBackend
  ecole: Client
  id: number
  idForfait: number
}
type Step = (session: Session, choice: number) => Promise<unknown>

const RATES = [0, 700, 1300, 1900]
const COMPANY = { nom: 'Société Atlas', adresse: '12 rue de Marseille, Tunis', matricule: '1234567/L/A/M/000' }
const pick = <Item>(items: readonly Item[], choice: number): Item | undefined => items[choice % items.length]
const rateOf = (choice: number) => pick(RATES, choice) ?? 0

const all = async ({ ecole }: Session) => (await ecole.get<{ data: Facture[] }>('/api/facture?perPage=100')).body.data
const read = async ({ ecole }: Session, id: number) => (await ecole.get<FactureDetail>(`/api/facture/${id}`)).body

/** Drafts and sends a document. A refused draft leaves nothing behind. */
async function send({ ecole }: Session, path: string, body: object) {
  const draft = await ecole.post<FactureDetail>(path, body)
  if (draft.status === 201) await sendDraft(ecole, draft.body)
}

/** Any step may be refused. The tests check the state that it leaves behind. */
const STEPS: Record<string, Step> = {
  rates: ({ ecole }, choice) =>
    setReglages(ecole, {
      regimeTva: 'TAXED',
      tvaCode: rateOf(choice),
      tvaConduite: rateOf(choice >> 2),
      tvaExamen: rateOf(choice >> 4),
      tvaDossier: rateOf(choice >> 6),
      tvaEnLigne: rateOf(choice >> 1),
      timbre: choice % 3 === 0 ? 0 : 600 + (choice % 5) * 100,
      timbreClient: choice % 4 !== 0,
      timbreAvoir: choice % 5 !== 0,
    }),
  sell: async ({ ecole, id, idForfait }, choice) => {
    const [inscription] = (await compteOf(ecole, id)).inscriptions
    const body = { idForfait, dateEffet: `2026-11-${10 + (choice % 10)}` }
    await ecole.post(`/api/inscription/${inscription?.id}/lot`, body)
  },
  discount: async ({ ecole, id }, choice) => {
    const [inscription] = (await compteOf(ecole, id)).inscriptions
    const idLot = pick(inscription?.lots ?? [], choice)?.id
    const body = { idLot, montant: 1 + choice * 37, motif: 'Geste' }
    await ecole.post(`/api/inscription/${inscription?.id}/remise`, body)
  },
  invoice: async (session, choice) => {
    const causes = await openCauses(session.ecole, session.id)
    const typed = { libelle: 'Livre', quantite: 1 + (choice % 7), prix: 1 + choice * 13, tauxTva: rateOf(choice) }
    const lignes = choice % 3 === 0 ? [typed] : []
    const values = { idCandidat: session.id, client: choice % 2 ? COMPANY : null, echeance: null, note: null }
    await send(session, '/api/facture', { ...values, lignes, causes: causes.slice(0, 1 + (choice % 4)) })
  },
  company: (session, choice) => {
    const ligne = (tauxTva: number) => ({
      libelle: 'Formation',
      quantite: 1 + (choice % 9),
      prix: 7 + choice * 91,
      tauxTva,
    })
    const values = { idCandidat: null, client: COMPANY, causes: [], echeance: null, note: null }
    return send(session, '/api/facture', { ...values, lignes: [ligne(rateOf(choice)), ligne(rateOf(choice >> 2))] })
  },
  credit: async (session, choice) => {
    const one = pick(
      (await all(session)).filter(({ serie, numero }) => serie === 'FA' && numero !== null),
      choice,
    )
    if (!one) return
    const { lignes } = await read(session, one.id)
    const causes = lignes.flatMap(({ cause }) => cause ?? []).slice(0, 1 + (choice % 3))
    await send(session, `/api/facture/${one.id}/avoir`, { causes, motif: 'Corrigé' })
  },
  settle: async (session, choice) => {
    const own = (await all(session)).filter(
      ({ idCandidat, numero, reste }) => idCandidat === null && numero !== null && reste > 0,
    )
    const one = pick(own, choice)
    if (!one) return
    const retenue = Math.min(one.reste - 1, choice)
    const montant = Math.max(1, choice % 2 ? one.reste - retenue : Math.floor((one.reste - retenue) / 2))
    const body = { montant, retenue, method: 'TRANSFER', dateOperation: null, reference: null, soldeVu: one.reste }
    await session.ecole.post(`/api/facture/${one.id}/reglement`, body)
  },
  pay: ({ ecole, id }, choice) => pay(ecole, id, 1 + choice * 211),
  draft: ({ ecole, id }) => draftOf(ecole, id).catch(() => undefined),
}

async function start(): Promise<Session> {
  const { backend, ecole } = await startSchool()
  const idPermi = await permiOf(ecole)
  await setReglages(ecole, { regimeTva: 'TAXED', tvaCode: 700, tvaConduite: 1900 })
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi, { prix: 834_997 })
  const { id } = await buildCandidat(ecole)
  await ecole.post(`/api/candidat/${id}/inscription`, { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' })
  return { backend, ecole, id, idForfait }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The broken rules of numbered documents; empty when all hold. */
async function documentFaults(session: Session): Promise<string[]> {
  const faults: string[] = []
  const sent = (await all(session)).filter(({ numero }) => numero !== null)
  for (const serie of ['FA', 'AV'] as const) {
    const numbers = sent.filter((one) => one.serie === serie).map(({ numero }) => Number(numero?.slice(-5)))
    const wanted = numbers.map((_, index) => index + 1)
    if (numbers.sort((a, b) => a - b).join() !== wanted.join()) faults.push(`${serie} is numbered ${numbers.join()}`)
  }
  for (const { id, numero } of sent) {
    const one = await read(session, id)
    for (const of of ['ht', 'tva', 'ttc'] as const) {
      if (one[of] !== sum(one.lignes.map((ligne) => ligne[of])))
        faults.push(`${numero}: ${of} is not the sum of its lines`)
    }
    if (one.ht + one.tva !== one.ttc) faults.push(`${numero}: ${one.ht} and ${one.tva} are not ${one.ttc}`)
    for (const { libelle, ht, tva, ttc, debours } of one.lignes) {
      if (ht + tva !== ttc) faults.push(`${numero}: ${libelle} does not add up`)
      if (debours && tva !== 0) faults.push(`${numero}: VAT on what goes to the State`)
    }
    const credited = await Promise.all(
      one.corrections.map(async (correction) => (await read(session, correction.id)).ttc),
    )
    if (one.serie === 'FA' && sum(credited) > one.ttc) faults.push(`${numero}: ${sum(credited)} credited of ${one.ttc}`)
    if (one.reste < 0) faults.push(`${numero}: ${one.reste} is left to pay`)
  }
  return faults
}

const steps = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(STEPS)), choice: fc.integer({ min: 0, max: 999 }) }),
  { minLength: 12, maxLength: 20 },
)

it('any sequence of sales, discounts, rates, stamp duties, payments and credit notes leaves documents that add up', {
  timeout: 180_000,
}, async () => {
  // Without any sent document the property would prove nothing.
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(steps, async (session) => {
      const started = await start()
      try {
        for (const { name, choice } of session) {
          await STEPS[name]?.(started, choice)
          expect(await ledgerFaults(started.backend), name).toEqual([])
        }
        expect(await documentFaults(started)).toEqual([])
        for (const { serie, numero } of await all(started)) if (numero !== null) reached.add(serie)
      } finally {
        await started.backend.stop()
      }
    }),
    { numRuns: runs(40) },
  )
  expect([...reached].sort()).toEqual(['AV', 'FA'])
})
