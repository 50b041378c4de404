import type { CompteCandidat } from '@contract/argent/compte'
import { dayIn, momentOf } from '@contract/clock/wall'
import {
  canSeeVue,
  type LigneRegularisation,
  VUES,
  type Vue,
  type vueQuery,
} from '@contract/recouvrement/regularisation'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { reglagesArgentOf } from '../../database/argent/reglages'
import { page } from '../../database/page'
import { latePage, lateTotals } from '../../database/recouvrement/dues'
import { findEcarts } from '../../database/recouvrement/ecarts'
import { gestesOf } from '../../database/recouvrement/gestes'
import { markPrinted } from '../../database/recouvrement/relance'
import { personsOf, plannedCandidats, standingsOf } from '../../database/recouvrement/reserve'
import type { VueRow } from '../../database/recouvrement/vueParts'
import { type ReckonedVue, vuePage, vueTotals } from '../../database/recouvrement/vues'
import type { Db } from '../../database/schema'
import type { Deps } from '../../deps'
import { forbidden, notFound } from '../../errors'
import { presentCompte } from '../../presenters/argent/compte'
import { uncovered } from '../../rules/recouvrement/reserve'
import { settleCandidat } from '../argent/settle'
import { mustFind } from '../ecole/candidat'
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

type Row = VueRow & Pick<LigneRegularisation, 'ages' | 'geste' | 'nombre' | 'examens'>
/** The fields that only some lists fill. */
const PLAIN = { ages: null, geste: null, nombre: null, examens: null }
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
      ...PLAIN,
      ages: [sums.enRetard - over30, over30 - over60, over60 - over90, over90],
    }
  })
  return { rows, nombre, montant: enRetard }
}

/** The rows of a list of candidates with amounts, in the order of the list. */
async function personRows(db: Db, shown: readonly { id: number; montant: number }[]): Promise<Row[]> {
  const people = await personsOf(
    db,
    shown.map(({ id }) => id),
  )
  return shown.flatMap(({ id, montant }): Row[] => {
    const person = people.find((one) => one.id === id)
    if (!person) return []
    const { prenom, nom, telephone } = person
    const none = { quand: null, calendar: null, minutes: null, ...PLAIN }
    return [{ id, idCandidat: id, nom: `${prenom} ${nom}`, telephone, montant, ...none }]
  })
}

/** The candidates with more planned than is paid for, the largest amount first. */
async function depassement({ deps, caller, ...asked }: Context, limit: number, offset: number): Promise<Listed> {
  const { db } = deps
  const { seuil } = await reglagesArgentOf(db, asked.idAutoEcole)
  const ids = await plannedCandidats(db, asked.idAutoEcole)
  const standings = await standingsOf(db, { ...asked, pays: caller.pays }, ids)
  const beyond = [...standings]
    .map(([id, standing]) => ({ id, montant: uncovered(standing), isBeyond: standing.beyond > 0 }))
    .filter(({ montant, isBeyond }) => isBeyond && montant > seuil)
    .toSorted((one, other) => other.montant - one.montant || one.id - other.id)
  const rows = await personRows(db, beyond.slice(offset, offset + limit))
  return { rows, nombre: beyond.length, montant: beyond.reduce((sum, one) => sum + one.montant, 0) }
}

/** The candidates whose ledger entries differ from their lessons and purchases. */
async function desaccords({ deps, caller, idAutoEcole }: Context, limit: number, offset: number): Promise<Listed> {
  const found = await findEcarts(deps.db, idAutoEcole, caller.pays)
  const shown = found.slice(offset, offset + limit).map(({ idCandidat: id, montant }) => ({ id, montant }))
  const montant = found.reduce((sum, one) => sum + one.montant, 0)
  return { rows: await personRows(deps.db, shown), nombre: found.length, montant }
}

/** The concessions by author, month and kind. */
async function gestes({ deps, caller, ...asked }: Context, limit: number, offset: number): Promise<Listed> {
  const found = await gestesOf(deps.db, { ...asked, pays: caller.pays })
  const rows = found.slice(offset, offset + limit).map(
    ({ idUtilisateur, auteur, mois, montant, geste, nombre }): Row => ({
      id: idUtilisateur,
      idCandidat: null,
      nom: auteur,
      telephone: null,
      quand: mois,
      montant,
      calendar: null,
      minutes: null,
      ages: null,
      geste,
      nombre,
      examens: null,
    }),
  )
  return { rows, nombre: found.length, montant: found.reduce((sum, one) => sum + one.montant, 0) }
}

const RECKONED: Record<ReckonedVue, (context: Context, limit: number, offset: number) => Promise<Listed>> = {
  impayes,
  a_voir: impayes,
  depassement,
  desaccords,
  gestes,
}
const isReckoned = (vue: Vue): vue is ReckonedVue => vue in RECKONED

async function listed(context: Context, vue: Vue, limit: number, offset: number): Promise<Listed> {
  if (isReckoned(vue)) return RECKONED[vue](context, limit, offset)
  const { db } = context.deps
  const { dateReprise } = await reglagesArgentOf(db, context.idAutoEcole)
  const since = dateReprise ? momentOf({ day: dateReprise, time: '00:00' }, context.caller.pays).toISOString() : ''
  const asked = { ...context, pays: context.caller.pays, since }
  const rows = limit > 0 ? await vuePage(db, vue, asked, limit, offset) : []
  return {
    rows: rows.map((row) => ({ ...PLAIN, ...row, examens: row.examens ?? null })),
    ...(await vueTotals(db, vue, asked)),
  }
}

/** One list of the page « À régulariser ». Amounts are left out for callers who may not read accounts. @throws 403 */
export async function listRegularisation(deps: Deps, caller: Caller, query: z.output<typeof vueQuery>) {
  if (!canSeeVue(caller.ability, query.vue)) throw forbidden()
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

/** The number of rows of each list that the caller may see, except the one that compares every account. */
export async function readRegularisations(deps: Deps, caller: Caller) {
  const context = contextOf(deps, caller)
  const data: { vue: Vue; nombre: number }[] = []
  for (const vue of VUES.filter((one) => one !== 'desaccords' && canSeeVue(caller.ability, one))) {
    data.push({ vue, nombre: (await listed(context, vue, 0, 0)).nombre })
  }
  return { data }
}

/** Records that the letter of a third reminder was printed. @throws 404 */
export const markLettre = (deps: Deps, caller: Caller, id: number): Promise<void> =>
  write(deps, caller, async ({ trx, now }) => {
    if (!(await markPrinted(trx, schoolOf(caller), id, now))) throw notFound()
  })

/** Posts the missing entries of an account. @throws 404 */
export const settleAccount = (deps: Deps, caller: Caller, id: number): Promise<CompteCandidat> =>
  write(deps, caller, async (work) => {
    const { trx, moment } = work
    const candidat = await mustFind(trx, caller, 'update', id)
    await settleCandidat(work, candidat.idAutoEcole, id)
    return presentCompte(trx, candidat, caller, dayIn(moment, caller.pays))
  })
