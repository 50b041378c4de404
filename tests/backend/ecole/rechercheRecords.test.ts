import type { FactureDetail } from '@contract/argent/facture'
import type { Recherche } from '@contract/ecole/recherche'
import { insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { closeCaisse } from '@tests/helpers/argent/caisse'
import { sentOf, setReglages, TAXED } from '@tests/helpers/argent/factures'
import type { TestBackend } from '@tests/helpers/backend'
import { buildQuestion, buildSerie, publishedQuestion, publishedSerie } from '@tests/helpers/cours/cours'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { buildCast, buildEvenement, type Cast, evenementValues, MONDAY, tunis } from '@tests/helpers/planning'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const TUESDAY = '2026-11-24'

let backend: TestBackend
let ecole: Client
let cast: Cast
let idCandidat: number
let receipt: { id: number; numero: string }
let invoice: Pick<FactureDetail, 'id' | 'numero' | 'ttc' | 'timbre'>
let serie: number
let question: { id: number; reference: string }
const clients: Record<string, Client> = {}

/** Books a road hour of Inès Zouaghi with the cast's instructor. */
const book = (day: string, time: string, end: string) =>
  buildEvenement(
    ecole,
    evenementValues(cast, {
      start: tunis(day, time),
      end: tunis(day, end),
      props: { idCandidats: [idCandidat] },
    }),
  )

beforeAll(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
  const { db } = backend
  await db.deleteFrom('occupation').execute()
  cast = await buildCast(backend, ecole)
  await setReglages(ecole, TAXED)
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  idCandidat = (await buildCandidat(ecole, { nom: 'Zouaghi', prenom: 'Inès', cin: '09123789' })).id
  await ecole.post(`/api/candidat/${idCandidat}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-01',
  })
  await book(MONDAY, '09:00', '10:00')
  await book(TUESDAY, '14:00', '15:00')
  receipt = (await pay(ecole, idCandidat, 10_000)).body
  const cheque = { banque: 'STB', numero: '7041932', titulaire: null, date: '2026-11-20', reserve: true }
  const payer = await buildCandidat(ecole, { nom: 'Hamrouni', prenom: 'Nour', cin: '09123788' })
  await ecole.post(`/api/candidat/${payer.id}/inscription`, {
    formule: 'FORFAIT',
    idForfait,
    dateDebut: '2026-11-01',
  })
  await pay(ecole, payer.id, 20_000, { method: 'CHEQUE', reference: cheque.numero, cheque })
  invoice = await sentOf(ecole, idCandidat)
  for (const username of ['ecole2', 'ecole-planning', 'moniteur', 'candidat', 'client', 'manager'])
    clients[username] = await signedIn(backend, username)
  const manager = clients.manager
  if (!manager) throw new Error('No manager')
  serie = (await buildSerie(manager, { title: { fr: 'Xylographie du carrefour', ar: 'مفترق' } })).id
  question = await publishedQuestion(manager, serie, { text: { fr: 'Xénon allumé de jour ?', ar: 'ضوء' } })
  await buildQuestion(manager, serie, { text: { fr: 'Brouillon de xénon', ar: 'مسودة' } })
})
afterAll(() => backend.stop())

async function found(q: string, username = 'ecole'): Promise<Recherche> {
  const client = username === 'ecole' ? ecole : clients[username]
  if (!client) throw new Error(`No ${username}`)
  const { status, body } = await client.get<Recherche>(`/api/recherche?${new URLSearchParams({ q })}`)
  expect(status).toBe(200)
  return body
}
const starts = async (q: string, username?: string) => (await found(q, username)).evenements.map(({ start }) => start)
const numbers = async (q: string, username?: string) => (await found(q, username)).recus.map(({ numero }) => numero)

/** Swaps the file of a demo account with that of another person. */
async function give(username: 'candidat' | 'moniteur', id: number): Promise<void> {
  const { db } = backend
  const userOf = async (name: string) =>
    (await db.selectFrom('utilisateur').select('id').where('username', '=', name).executeTakeFirstOrThrow()).id
  const [account, spare] = [await userOf(username), await userOf('client')]
  const { idUtilisateur } = await db
    .selectFrom(username)
    .select('idUtilisateur')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const move = (from: number, to: number) =>
    db.updateTable(username).set({ idUtilisateur: to }).where('idUtilisateur', '=', from).execute()
  await move(account, spare)
  await move(idUtilisateur, account)
  await move(spare, idUtilisateur)
}

describe('search for cheques', () => {
  it.each(['7041932', '70419', '7041 932', 'chèque 7041932'])('finds one by its number « %s »', async (q) => {
    const { cheques } = await found(q)
    expect(cheques).toMatchObject([
      { numero: '7041932', banque: 'STB', montant: 20_000, statut: 'EN_MAIN', candidat: 'Nour Hamrouni' },
    ])
    expect(cheques[0]?.rank).toBe(q === '70419' ? 2 : 0)
  })

  it('finds none by two digits, by what is inside a number, or where another kind is asked for', async () => {
    for (const q of ['70', '41932', 'facture 7041932', 'reçu 7041932']) expect((await found(q)).cheques).toEqual([])
  })

  it('finds none of another school, and none for who may not read money', async () => {
    for (const username of ['ecole2', 'ecole-planning', 'moniteur', 'candidat', 'client'])
      expect([username, (await found('7041932', username)).cheques]).toEqual([username, []])
  })
})

describe('search for what was spent', () => {
  it('finds an expense or other income by whom it was paid to or by, its reference or its note', async () => {
    const spend = (changes: object) =>
      ecole.post('/api/transaction', { method: 'TRANSFER', montant: 57_500, ...changes })
    await spend({ kind: 'EXPENSE', categorie: 'carburant', payeur: 'Station Agil La Marsa', reference: 'ticket 8841' })
    await spend({ kind: 'INCOME', categorie: 'supports', payeur: 'Librairie Kaouther', note: 'Manuels de code' })
    const [expense] = (await found('agil marsa')).recus
    expect(expense).toMatchObject({ kind: 'EXPENSE', qui: 'Station Agil La Marsa', montant: 57_500, rank: 3 })
    expect(await numbers('AGÍL')).toEqual([expense?.numero])
    expect(await numbers('ticket 8841')).toEqual([expense?.numero])
    expect((await found('kaouther')).recus).toMatchObject([{ kind: 'INCOME', qui: 'Librairie Kaouther' }])
    expect(await numbers('agil kaouther')).toEqual([])
    expect(await numbers('ag')).toEqual([])
    for (const username of ['ecole2', 'ecole-planning', 'moniteur', 'candidat', 'client'])
      expect([username, await numbers('agil', username)]).toEqual([username, []])
  })
})

describe('search for packages', () => {
  it('finds one by its name, the withdrawn ones last, for who may see the prices', async () => {
    const idPermi = await permiOf(ecole)
    const former = await insertForfait(backend, idPermi, { nom: 'Érable à l’ancienne', active: 0 })
    const id = await insertForfait(backend, idPermi, { nom: 'Érable et Complet' })
    const offered = { id, nom: 'Érable et Complet', prix: 835_000, active: true, permi: 'B' }
    expect((await found('erable')).forfaits).toMatchObject([
      { ...offered, rank: 1 },
      { id: former, active: false, rank: 1 },
    ])
    expect((await found('complet érable')).forfaits).toEqual([{ ...offered, rank: 2 }])
    for (const username of ['ecole2', 'moniteur', 'candidat', 'client', 'manager'])
      expect([username, (await found('erable', username)).forfaits]).toEqual([username, []])
  })
})

describe('search for lessons and exams', () => {
  it.each([
    'zouaghi 23/11',
    'zouaghi 23/11/2026',
    'ines lundi',
    'lundi zouaghi',
    'zouaghi 23 novembre',
    'leçon zouaghi lundi',
    'driving zouaghi monday',
    'Fahrstunde Zouaghi 23.11.2026',
    'leçon de Zouaghi du 23 novembre',
    'l’heure de circulation de Zouaghi le lundi 23 novembre 2026',
  ])('finds a lesson by person and day « %s »', async (q) => {
    expect(await starts(q)).toEqual([tunis(MONDAY, '09:00')])
    expect((await found(q)).evenements[0]).toMatchObject({ rank: 0, title: 'Inès Zouaghi', status: 'PLANNED' })
  })

  it('finds a lesson by the instructor and its day', async () => {
    const { body } = await ecole.get<{ nom: string }>(`/api/moniteur/${cast.moniteur.id}`)
    expect(await starts(`${body.nom} 24/11`)).toEqual([tunis(TUESDAY, '14:00')])
  })

  it('finds nothing on another day, of another kind or for another name', async () => {
    for (const q of ['zouaghi 25/11', 'examen zouaghi lundi', 'zouaghi code lundi', 'qqqq lundi'])
      expect(await starts(q)).toEqual([])
  })

  it('shows coming lessons below their person, from three letters on', async () => {
    const { evenements, candidats } = await found('zouaghi')
    expect(evenements.map(({ start, rank }) => [start, rank])).toEqual([
      [tunis(MONDAY, '09:00'), 3],
      [tunis(TUESDAY, '14:00'), 3],
    ])
    expect(candidats[0]).toMatchObject({ nom: 'Zouaghi', rank: 1 })
    expect((await found('zo')).evenements).toEqual([])
  })

  it('finds the same by the application’s own labels and by a day with an article', async () => {
    expect(await starts('heure de circulation')).toContain(tunis(MONDAY, '09:00'))
    expect(await starts('leçon de code')).toEqual(await starts('leçon code'))
    expect(await starts('leçon du 23 novembre')).toContain(tunis(MONDAY, '09:00'))
    expect(await found('le 23 novembre')).toEqual(await found('23 novembre'))
  })

  it('finds the person besides when a kind was typed', async () => {
    expect((await found('leçon zouaghi')).candidats).toMatchObject([{ nom: 'Zouaghi' }])
  })
})

describe('search for receipts and invoices', () => {
  it('finds a receipt by its number, whole or in part, and by its person', async () => {
    const short = receipt.numero.replace(/^RC-2026-0*/, '')
    for (const q of [receipt.numero, receipt.numero.toLowerCase(), `rc ${short}`, `rc-2026-${short.padStart(5, '0')}`])
      expect(await numbers(q)).toContain(receipt.numero)
    expect(await numbers('reçu zouaghi')).toEqual([receipt.numero])
    expect((await found('zouaghi')).recus).toMatchObject([
      { id: receipt.id, rank: 3, montant: 10_000, qui: 'Inès Zouaghi', kind: 'PAYMENT', isReversed: false },
    ])
  })

  it('finds an invoice by its number and by its client', async () => {
    expect(invoice.numero).toMatch(/^FA-2026-/)
    for (const q of [invoice.numero ?? '', 'facture zouaghi', 'zouaghi'])
      expect((await found(q)).factures).toMatchObject([
        // The amount that the invoice asks for, which includes the stamp duty.
        { id: invoice.id, client: 'Inès Zouaghi', net: invoice.ttc + invoice.timbre },
      ])
    expect((await found('reçu zouaghi')).factures).toEqual([])
  })

  it('finds the closing of a cash box by its number', async () => {
    expect((await closeCaisse(ecole, { compte: 10_000, verse: 0 })).status).toBeLessThan(300)
    const { clotures } = await found('CL-2026')
    expect(clotures).toMatchObject([{ rank: 0, numero: expect.stringMatching(/^CL-2026-/) }])
    expect((await found(clotures[0]?.numero ?? '')).clotures).toEqual(clotures)
  })
})

describe('search in the course', () => {
  it('finds questions and unpublished series for authors alone', async () => {
    expect((await found('xénon', 'manager')).questions.map(({ id, published }) => [id, published])).toEqual(
      expect.arrayContaining([[question.id, true]]),
    )
    expect((await found(question.reference, 'manager')).questions[0]).toMatchObject({ id: question.id, rank: 0 })
    expect((await found('xylographie', 'manager')).series).toMatchObject([{ id: serie, published: false }])
    for (const username of ['ecole', 'moniteur', 'candidat', 'client'])
      expect((await found('xénon', username)).questions).toEqual([])
  })

  it('finds a published series for candidates', async () => {
    expect((await found('xylographie', 'candidat')).series).toEqual([])
    if (clients.manager) await publishedSerie(clients.manager, serie)
    expect((await found('xylographie', 'candidat')).series).toMatchObject([{ id: serie, published: true }])
    for (const username of ['ecole', 'moniteur', 'client'])
      expect((await found('xylographie', username)).series).toEqual([])
  })
})

describe('records by role', () => {
  const asked = () => [
    'zouaghi',
    'leçon zouaghi lundi',
    'zouaghi 23/11',
    receipt.numero,
    invoice.numero ?? '',
    'reçu',
    'CL-2026',
  ]

  it('refuses a search without a session', async () => {
    expect((await clientOf(backend, null).get('/api/recherche?q=lundi')).status).toBe(401)
  })

  it.each(['ecole2', 'client', 'manager'])('finds no record of the school as “%s”', async (username) => {
    for (const q of asked()) {
      const { evenements, recus, factures, clotures } = await found(q, username)
      expect(evenements.filter(({ title }) => title.includes('Zouaghi'))).toEqual([])
      expect([...recus, ...clotures].map(({ id }) => id)).not.toContain(receipt.id)
      expect(factures).toEqual([])
    }
  })

  it('shows lessons and no money to the access “planning”', async () => {
    expect(await starts('zouaghi 23/11', 'ecole-planning')).toEqual([tunis(MONDAY, '09:00')])
    for (const q of asked()) {
      const { recus, factures, clotures } = await found(q, 'ecole-planning')
      expect([...recus, ...factures, ...clotures]).toEqual([])
    }
  })

  it('shows money and no lessons to the access “caisse”', async () => {
    const { db } = backend
    await db.updateTable('utilisateur').set({ acces: 'caisse' }).where('username', '=', 'ecole-planning').execute()
    expect(await starts('zouaghi 23/11', 'ecole-planning')).toEqual([])
    expect(await numbers(receipt.numero, 'ecole-planning')).toEqual([receipt.numero])
    expect((await found('facture zouaghi', 'ecole-planning')).factures).toHaveLength(1)
    // A cashier does not see another cashier's closing.
    expect((await found('CL-2026', 'ecole-planning')).clotures).toEqual([])
    await db.updateTable('utilisateur').set({ acces: 'planning' }).where('username', '=', 'ecole-planning').execute()
  })

  it('shows instructors only their own lessons, and no money', async () => {
    expect(await starts('lundi', 'moniteur')).not.toContain(tunis(MONDAY, '09:00'))
    await give('moniteur', cast.moniteur.id)
    expect(await starts('zouaghi lundi', 'moniteur')).toEqual([tunis(MONDAY, '09:00')])
    for (const q of asked()) {
      const { recus, factures, clotures } = await found(q, 'moniteur')
      expect([...recus, ...factures, ...clotures]).toEqual([])
    }
  })

  it('shows candidates their own lessons, receipts and invoices', async () => {
    for (const q of asked()) {
      const { evenements, recus, factures } = await found(q, 'candidat')
      expect(evenements.filter(({ title }) => title.includes('Zouaghi'))).toEqual([])
      expect(recus.map(({ id }) => id)).not.toContain(receipt.id)
      expect(factures.map(({ id }) => id)).not.toContain(invoice.id)
    }
    await give('candidat', idCandidat)
    expect(await starts('leçon lundi', 'candidat')).toEqual([tunis(MONDAY, '09:00')])
    expect(await starts('leçon', 'candidat')).toContain(tunis(TUESDAY, '14:00'))
    expect(await numbers('reçu', 'candidat')).toEqual([receipt.numero])
    expect((await found(invoice.numero ?? '', 'candidat')).factures).toMatchObject([{ id: invoice.id }])
    expect((await found('CL-2026', 'candidat')).clotures).toEqual([])
  })
})
