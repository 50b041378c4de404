import { addDays, daysBetween } from '@contract/clock/days'
import { ALERT_DAYS, alertLevel } from '@contract/clock/echeance'
import type { NotifTarget } from '@contract/compte/notif'
import { grouped } from '@contract/grouped'
import type { Addressed } from '../../database/compte/notif'
import { endingsOf } from '../../database/ecole/candidat/endings'
import { cardsEnding } from '../../database/ecole/moniteur'
import { vehiculesEnding } from '../../database/ecole/vehicule'
import { lastPackages } from '../../database/plateforme/package'
import type { Conn } from '../../database/schema'
import { REMINDER_DAYS, REMINDER_DAYS_AFTER, reminderLevel } from '../../rules/ecole/rappel'
import { alertesOf } from '../../rules/ecole/vehicule'

/** A desk user who receives the reminders of their school. */
export interface Desk {
  id: number
  idAutoEcole: number
  readsPackage: boolean
}

/** The recipients of a run of reminders: desk users of schools, and candidates for their own papers. */
export interface Circle {
  ecoles: readonly number[]
  desks: readonly Desk[]
  /** All candidates of the schools, the candidate of one account, or none. */
  candidats: 'all' | { idUtilisateur: number } | 'none'
}

/** A paper or code of a school that ends soon. */
interface Ending {
  idAutoEcole: number
  /** The kind of paper, which decides the sentence. */
  context: string
  nom: string
  fin: string
  niveau: string
  target: NotifTarget
}

/** The span of days in which a paper of the school itself counts as ending soon. */
const soonFrom = (today: string) => ({ from: today, to: addDays(today, Math.max(...ALERT_DAYS)) })

function reminder(idUtilisateur: number, { context, nom, fin, niveau, target }: Ending): Addressed {
  const params = { context, nom, fin, niveau, quand: Date.parse(`${fin}T00:00:00Z`) }
  return { idUtilisateur, kind: 'papier_bientot', params, target }
}

async function ofVehicles(db: Conn, ecoles: readonly number[], today: string): Promise<Ending[]> {
  const rows = await vehiculesEnding(db, ecoles, soonFrom(today))
  return rows.flatMap((row) =>
    alertesOf(row, today).map(({ papier, fin, niveau }) => {
      const target = { place: 'vehicule', id: row.id } as const
      return { idAutoEcole: row.idAutoEcole, context: papier, nom: row.immatriculation, fin, niveau, target }
    }),
  )
}

async function ofCards(db: Conn, ecoles: readonly number[], today: string): Promise<Ending[]> {
  const rows = await cardsEnding(db, ecoles, soonFrom(today))
  return rows.flatMap(({ id, idAutoEcole, nom, prenom, expirationCarte: fin }) => {
    const niveau = fin === null ? null : alertLevel(daysBetween(today, fin))
    if (fin === null || niveau === null) return []
    return [{ idAutoEcole, context: 'carte', nom: `${prenom} ${nom}`, fin, niveau, target: { place: 'moniteur', id } }]
  })
}

/**
 * The endings of candidates' papers and access codes: the reminders for the candidates themselves (`own`), and those
 * for the desks (`shown`).
 */
async function ofCandidats(db: Conn, { ecoles, candidats }: Circle, today: string) {
  const days = { from: addDays(today, -REMINDER_DAYS_AFTER), to: addDays(today, Math.max(...REMINDER_DAYS)) }
  const rows = await endingsOf(db, ecoles, days, typeof candidats === 'object' ? candidats.idUtilisateur : null)
  const own: Addressed[] = []
  const shown: Ending[] = []
  for (const { idAutoEcole, idCandidat: id, idUtilisateur, actif, nom, prenom, objet, fin } of rows) {
    const niveau = reminderLevel(daysBetween(today, fin))
    if (niveau === null) continue
    const ending = { idAutoEcole, nom: `${prenom} ${nom}`, fin, niveau }
    const isCode = objet === 'code'
    shown.push({ ...ending, context: objet, target: { place: isCode ? 'codeCandidat' : 'papiersCandidat', id } })
    if (actif === 0 || candidats === 'none') continue
    const target = { place: isCode ? 'codeCourse' : 'fiche' } as const
    own.push(reminder(idUtilisateur, { ...ending, context: `own_${objet}`, target }))
  }
  return { own, shown }
}

/** The package of each school that ends last. */
async function ofPackages(db: Conn, { ecoles, desks }: Circle, today: string): Promise<Addressed[]> {
  const packages = await lastPackages(db, ecoles, today)
  return packages.flatMap(({ idAutoEcole, nom, dateFin: fin }) => {
    const niveau = alertLevel(daysBetween(today, fin))
    if (niveau === null) return []
    const params = { nom, fin, niveau, quand: Date.parse(`${fin}T00:00:00Z`) }
    return desks
      .filter((desk) => desk.idAutoEcole === idAutoEcole && desk.readsPackage)
      .map(({ id }) => ({ idUtilisateur: id, kind: 'pack_bientot', params, target: { place: 'abonnement' } }) as const)
  })
}

/**
 * The reminders of a circle for everything that ends soon, with a fixed number of statements however many schools it
 * has. The most urgent is the last, because notifications are shown newest first. Items that ended longer ago only
 * appear in the lists.
 */
export async function endingsFor(db: Conn, circle: Circle, today: string): Promise<Addressed[]> {
  const { ecoles, desks } = circle
  const { own, shown } = await ofCandidats(db, circle, today)
  if (desks.length === 0) return byUrgency(own)
  const all = [...(await ofVehicles(db, ecoles, today)), ...(await ofCards(db, ecoles, today)), ...shown]
  const ofSchool = grouped(all, ({ idAutoEcole }) => idAutoEcole)
  const told = desks.flatMap(({ id, idAutoEcole }) => {
    const endings = ofSchool.get(idAutoEcole) ?? []
    return endings.filter(({ niveau }) => niveau !== 'expire').map((ending) => reminder(id, ending))
  })
  return [...byUrgency([...told, ...own]), ...(await ofPackages(db, circle, today))]
}

/** A sort key for reminders of the same day, because the order of the database's rows is arbitrary. */
const sayingOf = ({ idUtilisateur, params }: Addressed) => JSON.stringify([idUtilisateur, params.nom, params.context])

const byUrgency = (reminders: readonly Addressed[]) =>
  reminders.toSorted(
    (one, other) =>
      String(other.params.fin).localeCompare(String(one.params.fin)) || sayingOf(other).localeCompare(sayingOf(one)),
  )
