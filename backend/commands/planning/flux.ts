import { addMinutes } from '@contract/clock/moments'
import type { Flux, FluxFile, FluxInput, FluxRessource, fluxQuery, NewFlux } from '@contract/planning/flux'
import type { z } from 'zod'
import { randomToken, sha256 } from '../../auth/crypto'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import { listEvenements } from '../../database/planning/evenement'
import {
  type FluxOwner,
  findFlux,
  findOwner,
  insertFlux,
  listFlux,
  openFlux,
  revoke,
} from '../../database/planning/flux'
import type { Db } from '../../database/schema'
import { type Deps, schoolDeps } from '../../deps'
import { notFound, wrongState } from '../../errors'
import { presentIcal } from '../../presenters/planning/ical'
import { icalOf } from '../../rules/planning/ical'
import { type Write, write } from '../write'

const DAY_MINUTES = 24 * 60
/** Days before and after today that a feed contains. */
const DAYS_BACK = 30
const DAYS_AHEAD = 365

type Row = NonNullable<Awaited<ReturnType<typeof findFlux>>>

/** A feed as listed. The cast is safe: the type of the table allows more kinds than feeds exist for. */
async function presentFlux(db: Parameters<typeof findOwner>[0], caller: Caller, row: Row): Promise<Flux> {
  const ressource = row.ressource as FluxRessource
  const owner = await findOwner(db, caller, ressource, row.idRessource)
  const { id, idRessource, createdAt, revokedAt } = row
  return { id, ressource, idRessource, nom: owner?.nom ?? '', createdAt, revoqueLe: revokedAt }
}

/** The feeds that a caller may see. */
export async function fluxOf(db: Db, caller: Caller, query: z.output<typeof fluxQuery>): Promise<Flux[]> {
  const rows = await listFlux(db, caller, query)
  return Promise.all(rows.map((row) => presentFlux(db, caller, row)))
}

const logFlux = ({ trx, caller, now }: Write, owner: FluxOwner, open: boolean) =>
  logChange(trx, caller, now, {
    entite: owner.ressource,
    id: owner.idRessource,
    idAutoEcole: owner.idAutoEcole,
    action: 'update',
    before: { fluxIcal: !open },
    after: { fluxIcal: open },
  })

/** Creates a feed; only this answer has its token. @throws 404 for a calendar that the caller may not share */
export async function createFlux(deps: Deps, caller: Caller, input: FluxInput): Promise<NewFlux> {
  const token = randomToken()
  const hash = await sha256(token)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const owner = await findOwner(trx, caller, input.ressource, input.idRessource)
    if (!owner) throw notFound()
    const id = await insertFlux(trx, owner, { hash, idUtilisateur: caller.id, now })
    await logFlux(work, owner, true)
    return { id, ...input, nom: owner.nom, createdAt: now, revoqueLe: null, token }
  })
}

/** Revokes a feed: it no longer answers. @throws 404, 409 when it was revoked */
export function revokeFlux(deps: Deps, caller: Caller, id: number): Promise<Flux> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const row = await findFlux(trx, caller, id)
    if (!row) throw notFound()
    if (row.revokedAt !== null) throw wrongState()
    await revoke(trx, id, now)
    const flux = await presentFlux(trx, caller, row)
    await logFlux(work, { ...flux, idAutoEcole: row.idAutoEcole }, false)
    return { ...flux, revoqueLe: now }
  })
}

const FILTERS = { moniteur: 'idMoniteur', vehicule: 'idVehicule', candidat: 'idCandidat' } as const

/** Only the owner of a calendar sees candidate names: instructors in their own, schools in those of their vehicles. */
const isOwned = (caller: Caller, ressource: FluxRessource) =>
  caller.role === 'moniteur' || (caller.role === 'ecole' && ressource === 'vehicule')

async function contentOf(db: Db, caller: Caller, owner: FluxOwner, now: string): Promise<string> {
  const span = { from: addMinutes(now, -DAYS_BACK * DAY_MINUTES), to: addMinutes(now, DAYS_AHEAD * DAY_MINUTES) }
  const query = { ...span, [FILTERS[owner.ressource]]: owner.idRessource }
  const events = [
    ...(await listEvenements(db, caller, query)),
    ...(await listEvenements(db, caller, { ...query, status: 'CANCELLED' })),
  ]
  const reader = { ressource: owner.ressource, named: isOwned(caller, owner.ressource) }
  const entries = events.sort((a, b) => a.id - b.id).map((row) => presentIcal(row, reader))
  return icalOf(`Voie Libre – ${owner.nom}`, entries)
}

/** The calendar of a token; null when no valid feed has it. */
export async function readFlux(deps: Deps, token: string): Promise<string | null> {
  const open = await openFlux(deps.db, await sha256(token))
  if (!open) return null
  const { flux, author } = open
  const { db, clock } = schoolDeps(deps, author.idAutoEcole)
  const owner = await findOwner(db, author, flux.ressource as FluxRessource, flux.idRessource)
  return owner && contentOf(db, author, owner, clock().toISOString())
}

/** A calendar as a file for the caller. @throws 404 for a calendar that the caller may not share */
export async function fluxFileOf({ db, clock }: Deps, caller: Caller, wanted: FluxInput): Promise<FluxFile> {
  const owner = await findOwner(db, caller, wanted.ressource, wanted.idRessource)
  if (!owner) throw notFound()
  return { fichier: `${owner.nom}.ics`, contenu: await contentOf(db, caller, owner, clock().toISOString()) }
}
