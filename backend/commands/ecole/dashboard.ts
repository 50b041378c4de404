import { addDays, firstOfMonth } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import { DASHBOARD_ROWS, type Dashboard } from '@contract/ecole/dashboard'
import { moniteurListQuery } from '@contract/ecole/moniteur'
import { canSeeVue } from '@contract/recouvrement/regularisation'
import type { Caller } from '../../caller'
import { countCandidats } from '../../database/ecole/candidat/counts'
import { firstCandidats } from '../../database/ecole/candidat/list'
import { listCodesAcces } from '../../database/ecole/codeAcces'
import { miseEnRouteOf } from '../../database/ecole/miseEnRoute'
import { availableMoniteurs, listMoniteurs } from '../../database/ecole/moniteur'
import { endingVehicules } from '../../database/ecole/vehicule'
import { askedMoniteurs, listDemandes } from '../../database/planning/demande'
import { dueExamens } from '../../database/planning/examen'
import { dueLecons } from '../../database/planning/lecon'
import { lateTotals } from '../../database/recouvrement/dues'
import type { Deps } from '../../deps'
import { presentCandidat } from '../../presenters/ecole/candidat'
import { presentCodeAcces } from '../../presenters/ecole/codeAcces'
import { presentAlertes } from '../../presenters/ecole/vehicule'
import { presentDemande } from '../../presenters/planning/demande'
import { presentEvenement } from '../../presenters/planning/evenement'
import { presentExamen } from '../../presenters/planning/examen'
import { codesAExpirer } from '../planning/codesAExpirer'
import { listRevisions } from '../planning/revision'
import { schoolOf } from '../write'

const FIRST = { page: 1, perPage: DASHBOARD_ROWS } as const

interface Day {
  deps: Deps
  caller: Caller
  now: Date
  today: string
}

/** The candidates in training, as their list shows them at first. */
const IN_TRAINING = { ...FIRST, archived: 'false' } as const

/** Counts candidates by the filters of their list, so that each figure equals the list that it links to. */
async function candidatsOf({ deps, caller, now, today }: Day) {
  const [inTraining, ofMonth] = await Promise.all([
    countCandidats(deps.db, caller, {
      all: IN_TRAINING,
      each: { candidats: {}, incomplets: { dossier: 'incomplet' }, expires: { dossier: 'expire' } },
      now,
    }),
    // Candidates who enrolled this month and were archived since still count, as in the statistics.
    countCandidats(deps.db, caller, {
      all: { ...FIRST, archived: 'tous', inscritDepuis: firstOfMonth(today) },
      each: { inscrits: {} },
      now,
    }),
  ])
  return { ...inTraining, ...ofMonth }
}

async function aAttesterOf({ deps, caller, now }: Day): Promise<Dashboard['aAttester']> {
  if (!caller.ability.can('attest', 'Evenement')) return null
  const { rows, total } = await dueLecons(deps.db, caller, DASHBOARD_ROWS, now.toISOString())
  return { data: rows.map((row) => presentEvenement(row, caller)), total }
}

async function examensOf({ deps, caller, now }: Day): Promise<Dashboard['examens']> {
  if (!caller.ability.can('read', 'Examen') || !caller.ability.can('update', 'Evenement')) return null
  const { rows, total } = await dueExamens(deps.db, caller, DASHBOARD_ROWS, now)
  return { data: rows.map(presentExamen), total }
}

async function demandesOf({ deps, caller }: Day): Promise<Dashboard['demandes']> {
  if (!caller.ability.can('create', 'Evenement')) return null
  // The longest pending request comes first.
  const { rows, total } = await listDemandes(deps.db, caller, { ...FIRST, statut: 'PENDING', sort: 'createdAt' })
  const moniteurs = await askedMoniteurs(deps.db, rows)
  return { data: rows.map((row) => presentDemande(row, moniteurs)), total }
}

async function aRevoirOf({ deps, caller }: Day): Promise<Dashboard['aRevoir']> {
  if (!caller.ability.can('update', 'Evenement')) return null
  const { data, totalDataCount: total } = await listRevisions(deps, caller, FIRST)
  return { data, total }
}

async function vehiculesOf({ deps, caller, today }: Day): Promise<Dashboard['vehicules']> {
  if (!caller.ability.can('read', 'Vehicule')) return null
  const alertes = presentAlertes(await endingVehicules(deps.db, caller, addDays(today, SOON_DAYS)), today)
  const firsts = alertes.filter(
    ({ idVehicule }, index) => alertes.findIndex((other) => other.idVehicule === idVehicule) === index,
  )
  return { data: firsts.slice(0, DASHBOARD_ROWS), total: firsts.length }
}

async function papiersOf(day: Day, total: number): Promise<Dashboard['papiers']> {
  const rows = await firstCandidats(day.deps.db, day.caller, { ...IN_TRAINING, dossier: 'expire' }, day.now)
  return {
    data: rows.map((row) => ({ ...presentCandidat(row, day), finPapier: row.documentsExpiration })),
    total,
  }
}

async function cartesOf({ deps, caller, today }: Day): Promise<Dashboard['cartes']> {
  const query = moniteurListQuery.parse({ perPage: `${DASHBOARD_ROWS}`, carte: 'alerte', sort: 'expirationCarte' })
  const { rows, total } = await listMoniteurs(deps.db, caller, query, today)
  const data = rows.map(({ id, nom, prenom, photo, expirationCarte }) => ({ id, nom, prenom, photo, expirationCarte }))
  return { data, total }
}

async function codesOf({ deps, caller, today }: Day): Promise<Dashboard['codes']> {
  if (!caller.ability.can('read', 'CodeAcces')) return null
  const query = { ...FIRST, actif: 'true', expired: 'soon', sort: 'dateExpiration' } as const
  const { rows, total } = await listCodesAcces(deps.db, caller, query, today)
  const data = rows.map((row) => {
    const { id, idCandidat, candidat, dateExpiration } = presentCodeAcces(row, today)
    return { id, idCandidat, candidat, dateExpiration }
  })
  return { data, total }
}

/** The candidates who are late to pay, counted as in their list. The planning gets their number without the amount. */
async function impayesOf({ deps, caller, today }: Day): Promise<Dashboard['impayes']> {
  const { ability } = caller
  if (!canSeeVue(ability, 'impayes') && !canSeeVue(ability, 'a_voir')) return null
  const { nombre, enRetard } = await lateTotals(deps.db, { idAutoEcole: schoolOf(caller), today })
  return { nombre, montant: ability.can('read', 'Compte') ? enRetard : null }
}

/** The dashboard of a school in one answer: a dozen lists would each check the session and the school again. */
export async function readDashboard(deps: Deps, caller: Caller): Promise<Dashboard> {
  const idAutoEcole = schoolOf(caller)
  const now = deps.clock()
  const today = dayIn(now, caller.pays)
  const day = { deps, caller, now, today }
  const counts = await candidatsOf(day)
  const derniers = await firstCandidats(deps.db, caller, { ...IN_TRAINING, sort: '-dateInscription' }, now)
  return {
    chiffres: { ...counts, moniteurs: await availableMoniteurs(deps.db, caller) },
    miseEnRoute: await miseEnRouteOf(deps.db, idAutoEcole),
    derniers: derniers.map((row) => presentCandidat(row, day)),
    aRevoir: await aRevoirOf(day),
    vehicules: await vehiculesOf(day),
    aAttester: await aAttesterOf(day),
    examens: await examensOf(day),
    demandes: await demandesOf(day),
    codesAExpirer: await codesAExpirer(deps.db, caller, today),
    impayes: await impayesOf(day),
    papiers: await papiersOf(day, counts.expires),
    cartes: await cartesOf(day),
    codes: await codesOf(day),
  }
}
