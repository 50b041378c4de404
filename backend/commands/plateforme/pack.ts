import type { Pack, PackInput, PackUpdate } from '@contract/plateforme/pack'
import type { Caller } from '../../caller'
import type { Bit } from '../../database/bit'
import { findPack, insertPack, isPackNamed, type PackRow, updatePack } from '../../database/plateforme/pack'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { conflict, notFound, stale, wrongState } from '../../errors'
import { presentPack } from '../../presenters/plateforme/pack'
import { type Write, write } from '../write'

/** @throws 404 when there is no such pack for this caller */
export async function mustFindPack(db: Conn, caller: Caller, id: number): Promise<PackRow> {
  const row = await findPack(db, caller, id)
  if (!row) throw notFound()
  return row
}

const answer = async ({ trx, caller }: Write, id: number): Promise<Pack> =>
  presentPack(await mustFindPack(trx, caller, id))

/** @throws 409 when another pack has the same name: schools could not distinguish them */
async function refuseNamesake({ trx }: Write, nom: string, except = 0): Promise<void> {
  if (await isPackNamed(trx, nom, except)) throw conflict({ nom: 'duplicate' })
}

export function createPack(deps: Deps, caller: Caller, input: PackInput): Promise<Pack> {
  return write(deps, caller, async (work) => {
    await refuseNamesake(work, input.nom)
    return answer(work, await insertPack(work.trx, input, work.now))
  })
}

/** @throws 409 with the current pack, when somebody else has saved it since it was read */
export function savePack(deps: Deps, caller: Caller, id: number, { version, ...input }: PackUpdate): Promise<Pack> {
  return write(deps, caller, async (work) => {
    const row = await mustFindPack(work.trx, caller, id)
    if (row.version !== version) throw stale(presentPack(row))
    await refuseNamesake(work, input.nom, id)
    await updatePack(work.trx, id, input, work.now)
    return answer(work, id)
  })
}

/** Offers a pack to the schools, or withdraws it. @throws 409 when somebody else has done it already */
export function activatePack(deps: Deps, caller: Caller, id: number, actif: Bit): Promise<Pack> {
  return write(deps, caller, async (work) => {
    const row = await mustFindPack(work.trx, caller, id)
    if (row.actif === actif) throw wrongState()
    await updatePack(work.trx, id, { actif }, work.now)
    return answer(work, id)
  })
}
