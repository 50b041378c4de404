import type { LigneRegularisation, Vue } from '@contract/recouvrement/regularisation'
import { compteOf } from '../argent/argent'
import type { TestBackend } from '../backend'
import type { Client } from '../http'

type Sums = ReadonlyMap<string, number>

/** The balance of every account of the first school, computed only from the lines of its entries. */
async function balancesFromLines({ db }: Pick<TestBackend, 'db'>): Promise<Sums> {
  const accounts = await db.selectFrom('compte').selectAll().where('idAutoEcole', '=', 1).execute()
  const lines = await db.selectFrom('ecriture_ligne').selectAll().execute()
  return new Map(
    accounts.map(({ id, type, cle }) => [
      `${type}:${cle}`,
      lines.reduce(
        (sum, { idDebit, idCredit, montant }) => sum + (idDebit === id ? montant : 0) - (idCredit === id ? montant : 0),
        0,
      ),
    ]),
  )
}

/** The expected content of each list for these people, computed from raw rows and not like the lists do. */
async function expectedLists(backend: TestBackend, ecole: Client, people: readonly number[]) {
  const { db } = backend
  const sums = await balancesFromLines(backend)
  const enrolments = await db.selectFrom('inscription').selectAll().execute()
  const lots = await db.selectFrom('lot').selectAll().execute()
  const postes = await db.selectFrom('poste').selectAll().execute()
  const away = await db.selectFrom('candidat').select('id').where('archived', '=', 1).execute()
  const archived = new Set(away.map(({ id }) => id))
  const expected = new Map<Vue, Map<number, number>>()
  const put = (vue: Vue, id: number, montant: number) =>
    expected.set(vue, (expected.get(vue) ?? new Map<number, number>()).set(id, montant))
  for (const id of people) {
    const balance = sums.get(`candidat:${id}`) ?? 0
    const own = enrolments.filter(({ idCandidat }) => idCandidat === id)
    const active = own.find(({ status }) => status === 'ACTIVE')
    const { enRetard } = await compteOf(ecole, id)
    if (enRetard > 0) put('impayes', id, enRetard)
    if (own.length > 0 && !active && balance > 0) put('finis', id, balance)
    if (!active) continue
    // Archived candidates are not expected in this list, because no exam is booked for them.
    if (!archived.has(id)) put('contrats', id, 0)
    const bought = lots.filter(({ idInscription }) => idInscription === active.id)
    const causes = new Set([`reprise:${active.id}`, ...bought.map((lot) => `lot:${lot.id}`)])
    const charged = postes.filter(({ idCandidat, cause }) => idCandidat === id && causes.has(cause))
    const signed = (of: 'montant' | 'reste') =>
      charged.reduce((sum, poste) => sum + (poste.sens === 'DEBIT' ? poste[of] : -poste[of]), 0)
    const worth = bought.filter(({ service }) => service !== 'dossier').reduce((sum, { montant }) => sum + montant, 0)
    const left = -(sums.get(`a_rendre:${active.id}`) ?? 0)
    if (worth > 0 && left <= worth * 0.2 && signed('reste') > signed('montant') * 0.5) {
      put('consommes', id, signed('reste'))
    }
  }
  for (const [name, sum] of sums) {
    const [type, cle] = name.split(':')
    if (type === 'moniteur' && sum !== 0) put('moniteurs', Number(cle), -sum)
  }
  return expected
}

/** The discounts, reversals and write-offs, from raw rows. */
async function concessions({ db }: TestBackend): Promise<Sums> {
  const lots = await db.selectFrom('lot').select('montant').where('origine', '=', 'REMISE').execute()
  const all = await db.selectFrom('transaction').select(['id', 'kind', 'montant', 'idReversed']).execute()
  const takenBack = new Set(all.map(({ idReversed }) => idReversed))
  const reversed = all.filter(({ kind, idReversed }) => idReversed !== null && kind !== 'WRITE_OFF')
  const lost = all.filter(
    ({ id, kind, idReversed }) => kind === 'WRITE_OFF' && idReversed === null && !takenBack.has(id),
  )
  const sum = (rows: { montant: number }[]) => rows.reduce((total, { montant }) => total + Math.abs(montant), 0)
  return new Map([
    ['REMISE', sum(lots)],
    ['ANNULATION', sum(reversed)],
    ['PERTE', sum(lost)],
  ])
}

/** The differences between the lists of matters to settle and the ledger; empty when all agree. */
export async function listFaults(backend: TestBackend, ecole: Client, people: readonly number[]): Promise<string[]> {
  const faults: string[] = []
  const read = async (vue: Vue) => {
    const { body } = await ecole.get<{ data: LigneRegularisation[]; totalDataCount: number; montant: number }>(
      `/api/regularisation?vue=${vue}&perPage=100`,
    )
    const sum = body.data.reduce((total, { montant }) => total + (montant ?? 0), 0)
    if (body.totalDataCount !== body.data.length) faults.push(`${vue} counts ${body.totalDataCount}`)
    if (body.montant !== sum) faults.push(`${vue} says ${body.montant}, its rows ${sum}`)
    return body.data
  }
  const expected = await expectedLists(backend, ecole, people)
  for (const vue of ['impayes', 'finis', 'contrats', 'consommes', 'moniteurs'] as const) {
    const wanted = expected.get(vue) ?? new Map<number, number>()
    const found = (await read(vue)).filter(({ id }) => vue === 'moniteurs' || people.includes(id))
    const shown = new Map(found.map(({ id, montant }) => [id, montant ?? 0]))
    const text = (rows: ReadonlyMap<number, number>) => JSON.stringify([...rows].sort())
    if (text(shown) !== text(wanted)) faults.push(`${vue} shows ${text(shown)}, the ledger says ${text(wanted)}`)
  }
  if ((await read('desaccords')).length > 0) faults.push('an account lacks entries')
  if ((await read('avoirs')).some(({ id }) => people.includes(id))) faults.push('a credit stands beside a debt')
  const gestes = await read('gestes')
  for (const [geste, sum] of await concessions(backend)) {
    const shown = gestes.filter((one) => one.geste === geste).reduce((total, { montant }) => total + (montant ?? 0), 0)
    if (shown !== sum) faults.push(`${geste} shows ${shown} of ${sum}`)
  }
  return faults
}
