import { dayIn } from '@contract/clock/wall'
import type { DebutPack } from '@contract/plateforme/demandePack'
import type { Frequence } from '@contract/plateforme/pack'
import type { PackageEcole, PackageInput } from '@contract/plateforme/package'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import { findAutoEcole } from '../../database/plateforme/autoecole'
import { answerDemandePack, pendingOf } from '../../database/plateforme/demandePack'
import { findPack } from '../../database/plateforme/pack'
import { deleteUpcoming, endRunning, findPackage, insertPackage, lastEnd } from '../../database/plateforme/package'
import type { Deps } from '../../deps'
import { invalid, notFound, wrongState } from '../../errors'
import { presentPackage } from '../../presenters/plateforme/package'
import { firstDay, lastDay } from '../../rules/plateforme/package'
import { type Write, write } from '../write'
import { notifySchool } from './autoecoleNews'

interface Offre {
  nom: string
  prix: number
  frequence: Frequence
  limiteCandidats: number | null
  limiteMoniteurs: number | null
}

interface Grant {
  idAutoEcole: number
  offre: Offre
  idDemande: number | null
  /** The first day; or `after` all existing packages, or `today`, replacing the current one. */
  debut: DebutPack | { jour: string }
}

const frenchDay = (day: string) => day.split('-').reverse().join('/')

/** Grants a school a package and logs it. */
export async function grant(work: Write, { idAutoEcole, offre, idDemande, debut }: Grant) {
  const { trx, caller, moment, now } = work
  const ecole = await findAutoEcole(trx, idAutoEcole)
  if (!ecole) throw invalid({ idAutoEcole: 'unknown' })
  const today = dayIn(moment, ecole.pays)
  if (debut === 'today') await endRunning(trx, idAutoEcole, today, now)
  const after = debut === 'after' ? firstDay(today, await lastEnd(trx, idAutoEcole)) : today
  const dateDebut = typeof debut === 'string' ? after : debut.jour
  if (dateDebut < today) throw invalid({ dateDebut: 'too_past' })
  const { nom, prix, frequence, limiteCandidats, limiteMoniteurs } = offre
  const values = { idAutoEcole, nom, prix, frequence, limiteCandidats, limiteMoniteurs, idDemande }
  const dates = { dateDebut, dateFin: lastDay(dateDebut, frequence) }
  const id = await insertPackage(trx, { ...values, ...dates }, now)
  const written = { nom, prix, frequence, limiteCandidats, limiteMoniteurs, ...dates }
  await logChange(trx, caller, now, { entite: 'package', id, idAutoEcole, action: 'create', after: written })
  return { id, ecole, ...dates }
}

/** The package after a write. @throws 404 */
export async function answerPackage({ trx, caller, moment }: Write, id: number): Promise<PackageEcole> {
  const row = await findPackage(trx, caller, id)
  if (!row) throw notFound()
  return presentPackage(row, dayIn(moment, caller.pays))
}

/**
 * Accepts the school's pending request for the pack that it is given by hand, so that nobody sells it a second time.
 * Returns the id of the request; null when the school asks for nothing, or for another pack.
 */
async function acceptPending({ trx, caller, now }: Write, { idAutoEcole, idPack }: PackageInput) {
  const pending = await pendingOf(trx, idAutoEcole)
  if (pending?.idPack !== idPack) return null
  const { id } = pending
  await answerDemandePack(trx, id, { statut: 'ACCEPTED', motif: null }, now)
  const [before, after] = [
    { statut: 'PENDING', motif: null },
    { statut: 'ACCEPTED', motif: null },
  ]
  await logChange(trx, caller, now, { entite: 'demandePack', id, idAutoEcole, action: 'accept', before, after })
  return id
}

/**
 * Withdraws a package that has not begun, and notifies the school.
 * @throws 404, 409 once it has begun
 */
export function withdrawPackage(deps: Deps, caller: Caller, id: number): Promise<void> {
  return write(deps, caller, async (work) => {
    const { trx, moment, now } = work
    const row = await findPackage(trx, caller, id)
    const ecole = row && (await findAutoEcole(trx, row.idAutoEcole))
    if (!ecole) throw notFound()
    if (!(await deleteUpcoming(trx, id, dayIn(moment, ecole.pays)))) throw wrongState()
    const { idAutoEcole, nom, prix, frequence, limiteCandidats, limiteMoniteurs, dateDebut, dateFin } = row
    const before = { nom, prix, frequence, limiteCandidats, limiteMoniteurs, dateDebut, dateFin }
    await logChange(trx, caller, now, { entite: 'package', id, idAutoEcole, action: 'delete', before })
    const [du, au] = [frenchDay(dateDebut), frenchDay(dateFin)]
    await notifySchool(work, ecole, {
      kind: 'pack_withdrawn',
      params: { nom, debut: Date.parse(`${dateDebut}T00:00:00Z`) },
      target: { place: 'abonnement' },
      sujet: `Votre abonnement ${nom} est retiré`,
      texte: `L’abonnement ${nom} prévu pour ${ecole.nom}, du ${du} au ${au}, est retiré.`,
    })
  })
}

/** Grants a package by hand. @throws 422 for an unknown school or pack, or a past day */
export function givePackage(deps: Deps, caller: Caller, input: PackageInput): Promise<PackageEcole> {
  return write(deps, caller, async (work) => {
    const offre = await findPack(work.trx, caller, input.idPack)
    if (!offre) throw invalid({ idPack: 'unknown' })
    const debut = input.dateDebut === null ? 'after' : { jour: input.dateDebut }
    const idDemande = await acceptPending(work, input)
    const given = await grant(work, { idAutoEcole: input.idAutoEcole, offre, idDemande, debut })
    const [du, au] = [frenchDay(given.dateDebut), frenchDay(given.dateFin)]
    await notifySchool(work, given.ecole, {
      kind: 'pack_given',
      params: { nom: offre.nom, debut: Date.parse(`${given.dateDebut}T00:00:00Z`) },
      target: { place: 'abonnement' },
      sujet: `Votre abonnement ${offre.nom}`,
      texte: `Le pack ${offre.nom} est attribué à ${given.ecole.nom}, du ${du} au ${au}.`,
    })
    return answerPackage(work, given.id)
  })
}
