import { dayIn } from '@contract/clock/wall'
import {
  type LigneRegularisation,
  VUE_RIGHTS,
  VUES,
  type Vue,
  type vueQuery,
} from '@contract/recouvrement/regularisation'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { page } from '../../database/page'
import { latePage, lateTotals } from '../../database/recouvrement/dues'
import { markPrinted } from '../../database/recouvrement/relance'
import { personsOf, plannedCandidats, standingsOf } from '../../database/recouvrement/reserve'
import { type VueRow, vuePage, vueTotals } from '../../database/recouvrement/vues'
import type { Deps } from '../../deps'
import { forbidden, notFound } from '../../errors'
import { uncovered } from '../../rules/recouvrement/reserve'
import { schoolOf, write } from '../write'

interface Context {
  deps: Deps
  caller: Caller
  idAutoEcole: number
  today: string
  now: Date
}

function contextOf(deps: Deps, caller: Caller): Context {
  const now = deps.clock()
  return { deps, caller, idAutoEcole: schoolOf(caller), today: dayIn(now, caller.pays), now }
}

const maySee = ({ ability }: Caller, vue: Vue) => ability.can(...VUE_RIGHTS[vue])

type Row = VueRow & Pick<LigneRegularisation, 'ages'>
interface Listed {
  rows: Row[]
  nombre: number
  montant: number
}

async function impayes({ deps, ...asked }: Context, limit: number, offset: number): Promise<Listed> {
  const { nombre, enRetard } = await lateTotals(deps.db, asked)
  const late = limit > 0 ? await latePage(deps.db, asked, limit, offset) : []
  const rows = late.map(({ idCandidat, prenom, nom, telephone, ...sums }): Row => {
    const { over30, over60, over90 } = sums
    return {
      id: idCandidat,
      idCandidat,
      nom: `${prenom} ${nom}`,
      telephone,
      quand: null,
      calendar: null,
      minutes: null,
      montant: sums.enRetard,
      ages: [sums.enRetard - over30, over30 - over60, over60 - over90, over90],
    }
  })
  return { rows, nombre, montant: enRetard }
}

/** Who has more planned than is paid, the most first. */
async function depassement({ deps, caller, ...asked }: Context, limit: number, offset: number): Promise<Listed> {
  const { db } = deps
  const { seuil } = await reglagesArgentOf(db, asked.idAutoEcole)
  const ids = await plannedCandidats(db, asked.idAutoEcole)
  const standings = await standingsOf(db, { ...asked, pays: caller.pays }, ids)
  const beyond = [...standings]
    .map(([id, standing]) => ({ id, montant: uncovered(standing), isBeyond: standing.beyond > 0 }))
    .filter(({ montant, isBeyond }) => isBeyond && montant > seuil)
    .toSorted((one, other) => other.montant - one.montant || one.id - other.id)
  const shown = beyond.slice(offset, offset + limit)
  const people = await personsOf(
    db,
    shown.map(({ id }) => id),
  )
  const rows = shown.flatMap(({ id, montant }): Row[] => {
    const person = people.find((one) => one.id === id)
    if (!person) return []
    const { prenom, nom, telephone } = person
    const none = { quand: null, calendar: null, minutes: null, ages: null }
    return [{ id, idCandidat: id, nom: `${prenom} ${nom}`, telephone, montant, ...none }]
  })
  return { rows, nombre: beyond.length, montant: beyond.reduce((sum, one) => sum + one.montant, 0) }
}

async function listed(context: Context, vue: Vue, limit: number, offset: number): Promise<Listed> {
  if (vue === 'impayes') return impayes(context, limit, offset)
  if (vue === 'depassement') return depassement(context, limit, offset)
  const { db } = context.deps
  const rows = limit > 0 ? await vuePage(db, vue, context, limit, offset) : []
  return { rows: rows.map((row) => ({ ...row, ages: null })), ...(await vueTotals(db, vue, context)) }
}

/** One list of what is to be settled. Amounts are left out for who may read no account. @throws 403 */
export async function listRegularisation(deps: Deps, caller: Caller, query: z.output<typeof vueQuery>) {
  if (!maySee(caller, query.vue)) throw forbidden()
  const { perPage } = query
  const { rows, nombre, montant } = await listed(
    contextOf(deps, caller),
    query.vue,
    perPage,
    (query.page - 1) * perPage,
  )
  const seesAmounts = caller.ability.can('read', 'Compte')
  const data = rows.map((row) => (seesAmounts ? row : { ...row, montant: null, ages: null }))
  return { ...page(data, nombre, query), montant: seesAmounts ? montant : null }
}

/** How many rows each list has that the caller may see. */
export async function readRegularisations(deps: Deps, caller: Caller) {
  const context = contextOf(deps, caller)
  const data: { vue: Vue; nombre: number }[] = []
  for (const vue of VUES.filter((one) => maySee(caller, one))) {
    data.push({ vue, nombre: (await listed(context, vue, 0, 0)).nombre })
  }
  return { data }
}

/** Notes that the letter of a third reminder was sent. @throws 404 */
export const markLettre = (deps: Deps, caller: Caller, id: number): Promise<void> =>
  write(deps, caller, async ({ trx, now }) => {
    if (!(await markPrinted(trx, schoolOf(caller), id, now))) throw notFound()
  })
