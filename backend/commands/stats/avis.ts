import { dayIn } from '@contract/clock/wall'
import type { Avis, AvisInput } from '@contract/stats/avis'
import type { Caller } from '../../caller'
import { bit } from '../../database/bit'
import { notify } from '../../database/compte/notif'
import { logChange } from '../../database/ecole/historique'
import { type Dossier, parcoursOf } from '../../database/planning/parcours/parcours'
import type { Conn } from '../../database/schema'
import { type AvisRow, avisOf, findJudged, keepAvis, removeAvis } from '../../database/stats/avis'
import type { Deps } from '../../deps'
import { notFound, wrongState } from '../../errors'
import { pathState } from '../../rules/planning/parcours/parcours'
import { isInForce } from '../../rules/stats/avis'
import { type Write, write } from '../write'

const presentAvis = ({ etape, isReady, motif, auteur, createdAt }: AvisRow): Avis => {
  return { etape, isReady: isReady === 1, motif, auteur, createdAt }
}

interface Path {
  dossier: Dossier
  prochaine: Avis['etape'] | null
}

/** The opinion on a candidate's readiness that is in force; null without one. */
export async function avisInForce(db: Conn, id: number, path: Path, now: string): Promise<Avis | null> {
  const row = await avisOf(db, id)
  return row && isInForce(row, path.prochaine, path.dossier.examens, now) ? presentAvis(row) : null
}

/** @throws 404 for a candidate on whom the caller may not give an opinion */
async function judged({ trx, caller, moment }: Write, id: number) {
  const candidat = await findJudged(trx, caller, id)
  const dossier = (await parcoursOf(trx, [id])).get(id)
  if (!candidat || !dossier) throw notFound()
  const { prochaine } = pathState({ ...dossier, today: dayIn(moment, caller.pays) })
  return { candidat, path: { dossier, prochaine } }
}

/** An opinion as stored in the log. */
const told = ({ etape, isReady, motif }: AvisInput) => ({ etapes: [etape], isReady, motif })

/** The candidate reads the opinion: it must not wait until they happen to open their file. */
const tellCandidat = ({ trx, caller, now }: Write, idUtilisateur: number, { isReady, motif }: AvisInput) => {
  const params = { context: isReady ? 'ready' : 'notYet', nom: caller.nomComplet, motif }
  return notify(trx, [idUtilisateur], { kind: 'avis_donne', params, target: { place: 'fiche' } }, now)
}

/**
 * Records that a candidate is ready for the next exam, or not yet.
 * @throws 404, 409 when it is no longer the next one
 */
export function giveAvis(deps: Deps, caller: Caller, id: number, input: AvisInput): Promise<Avis> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { candidat, path } = await judged(work, id)
    if (candidat.archived === 1 || path.prochaine !== input.etape) throw wrongState()
    const before = await avisInForce(trx, id, path, now)
    const { etape, motif } = input
    const said = { etape, motif, isReady: bit(input.isReady), createdAt: now }
    const row = { ...said, idCandidat: id, idUtilisateur: caller.id, auteur: caller.nomComplet }
    await keepAvis(row, trx)
    const change = { entite: 'candidat', id, idAutoEcole: candidat.idAutoEcole, action: 'avis' } as const
    await logChange(trx, caller, now, { ...change, ...(before && { before: told(before) }), after: told(input) })
    await tellCandidat(work, candidat.idUtilisateur, input)
    return presentAvis(row)
  })
}

/** Withdraws the opinion on a candidate. @throws 404 when none is in force */
export function withdrawAvis(deps: Deps, caller: Caller, id: number): Promise<void> {
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { candidat, path } = await judged(work, id)
    const before = await avisInForce(trx, id, path, now)
    if (!before) throw notFound()
    await removeAvis(trx, id)
    const change = { entite: 'candidat', id, idAutoEcole: candidat.idAutoEcole, action: 'avis_withdraw' } as const
    await logChange(trx, caller, now, { ...change, before: told(before) })
  })
}
