import type {
  MentionsCandidat,
  MentionsCandidatInput,
  MentionsEcoleAnswer,
  MentionsEcoleInput,
} from '@contract/papiers/mentions'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import {
  mentionsCandidatOf,
  mentionsEcoleOf,
  saveMentionsCandidat as saveCandidat,
  saveMentionsEcole as saveEcole,
} from '../../database/papiers/mentions'
import type { Conn } from '../../database/schema'
import type { Deps } from '../../deps'
import { stale } from '../../errors'
import { mustFind } from '../ecole/candidat'
import { schoolOf, write } from '../write'

export async function readMentionsEcole(db: Conn, caller: Caller): Promise<MentionsEcoleAnswer> {
  const { valeurs, version } = await mentionsEcoleOf(db, schoolOf(caller))
  return { ...valeurs, version }
}

/** @throws 409 `stale` */
export function saveMentionsEcole(
  deps: Deps,
  caller: Caller,
  { version, ...valeurs }: MentionsEcoleInput,
): Promise<MentionsEcoleAnswer> {
  return write(deps, caller, async ({ trx, now }) => {
    const idAutoEcole = schoolOf(caller)
    const before = await mentionsEcoleOf(trx, idAutoEcole)
    if (before.version !== version) throw stale({ ...before.valeurs, version: before.version })
    await saveEcole(trx, idAutoEcole, valeurs, now)
    const change = { entite: 'autoecole', id: idAutoEcole, idAutoEcole, action: 'update' } as const
    await logChange(trx, caller, now, { ...change, before: { ...before.valeurs }, after: { ...valeurs } })
    return readMentionsEcole(trx, caller)
  })
}

export async function readMentionsCandidat(db: Conn, caller: Caller, id: number): Promise<MentionsCandidat> {
  await mustFind(db, caller, 'read', id)
  return mentionsCandidatOf(db, id)
}

/** @throws 404, 409 `stale` */
export function saveMentionsCandidat(
  deps: Deps,
  caller: Caller,
  id: number,
  { version, ...values }: MentionsCandidatInput,
): Promise<MentionsCandidat> {
  return write(deps, caller, async ({ trx, now }) => {
    const { idAutoEcole } = await mustFind(trx, caller, 'update', id)
    const { version: known, ...before } = await mentionsCandidatOf(trx, id)
    if (known !== version) throw stale({ ...before, version: known })
    await saveCandidat(trx, { id, idAutoEcole }, values, now)
    await logChange(trx, caller, now, { entite: 'candidat', id, idAutoEcole, action: 'update', before, after: values })
    return mentionsCandidatOf(trx, id)
  })
}
