import { addDays, firstOfMonth } from '@contract/clock/days'
import { SOON_DAYS } from '@contract/clock/echeance'
import { dayIn } from '@contract/clock/wall'
import { candidatListQuery } from '@contract/ecole/candidat'
import { DASHBOARD_ROWS, type Dashboard, EXPIRING_ROWS } from '@contract/ecole/dashboard'
import { moniteurListQuery } from '@contract/ecole/moniteur'
import { canSeeVue } from '@contract/recouvrement/regularisation'
import type { Caller } from '../../caller'
import { listCandidats } from '../../database/ecole/candidat'
import { listCodesAcces } from '../../database/ecole/codeAcces'
import { availableMoniteurs, listMoniteurs } from '../../database/ecole/moniteur'
import { endingVehicules } from '../../database/ecole/vehicule'
import { askedMoniteurs, listDemandes } from '../../database/planning/demande'
import { dueExamens } from '../../database/planning/examen'
import { dueLecons } from '../../database/planning/lecon'
import { endingCodes } from '../../database/planning/parcours/endingCodes'
import { parcoursOf } from '../../database/planning/parcours/parcours'
import { lateTotals } from '../../database/recouvrement/dues'
import type { Deps } from '../../deps'
import { presentCandidat } from '../../presenters/ecole/candidat'
import { presentCodeAcces } from '../../presenters/ecole/codeAcces'
import { presentAlertes } from '../../presenters/ecole/vehicule'
import { presentDemande } from '../../presenters/planning/demande'
import { presentEvenement } from '../../presenters/planning/evenement'
import { presentExamen } from '../../presenters/planning/examen'
import { codeValidity, pathState } from '../../rules/planning/parcours/parcours'
import { listRevisions } from '../planning/revision'
import { schoolOf } from '../write'

/** Days ahead in which a passed code exam is looked after: time enough to plan the practical exam. */
const CODE_DAYS = 60

const FIRST = { page: 1, perPage: DASHBOARD_ROWS } as const

interface Day {
  deps: Deps
  caller: Caller
  now: Date
  today: string
}

/** Candidates by the filters of their list, so that a figure always equals the list that it links to. */
function candidatsOf({ deps, caller, now }: Day, filters: Record<string, string>) {
  return listCandidats(deps.db, caller, candidatListQuery.parse({ perPage: `${DASHBOARD_ROWS}`, ...filters }), now)
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

/** Passed code exams that lapse before the next exam would be held: a new one costs money and weeks. */
async function codesAExpirerOf({ deps: { db }, caller, today }: Day): Promise<Dashboard['codesAExpirer']> {
  if (!caller.ability.can('create', 'Evenement')) return null
  const { pays } = caller
  const rows = await endingCodes(db, { idAutoEcole: schoolOf(caller), pays, today, days: CODE_DAYS })
  const dossiers = await parcoursOf(
    db,
    rows.map(({ id }) => id),
  )
  const ending = rows.flatMap((row) => {
    const context = dossiers.get(row.id)
    const code = context && codeValidity({ ...context, today })
    return code && code.jours <= CODE_DAYS ? [{ row, code, context: { ...context, today } }] : []
  })
  ending.sort((one, other) => one.code.jours - other.code.jours || one.row.id - other.row.id)
  const found: NonNullable<Dashboard['codesAExpirer']> = []
  // The next stage takes many steps to find: only until the rows are full.
  for (const { row, code, context } of ending) {
    if (found.length === EXPIRING_ROWS) break
    const { etapes, prochaine } = pathState(context)
    const next = etapes.find(({ etape }) => etape === prochaine)
    if (next && next.state !== 'planned') {
      found.push({ ...row, ...code, etape: next.etape, premiereDate: next.premiereDate })
    }
  }
  return found
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

async function papiersOf(day: Day): Promise<Dashboard['papiers']> {
  const { rows, total } = await candidatsOf(day, { dossier: 'expire' })
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

/** Who is late, counted as in their list; the planning is told how many. */
async function impayesOf({ deps, caller, today }: Day): Promise<Dashboard['impayes']> {
  const { ability } = caller
  if (!canSeeVue(ability, 'impayes') && !canSeeVue(ability, 'a_voir')) return null
  const { nombre, enRetard } = await lateTotals(deps.db, { idAutoEcole: schoolOf(caller), today })
  return { nombre, montant: ability.can('read', 'Compte') ? enRetard : null }
}

/** The dashboard of a school in one answer: a dozen lists would each check the session and the school again. */
export async function readDashboard(deps: Deps, caller: Caller): Promise<Dashboard> {
  schoolOf(caller)
  const now = deps.clock()
  const today = dayIn(now, caller.pays)
  const day = { deps, caller, now, today }
  const derniers = await candidatsOf(day, { sort: '-dateInscription' })
  const inscrits = await candidatsOf(day, { inscritDepuis: firstOfMonth(today) })
  const incomplets = await candidatsOf(day, { dossier: 'incomplet' })
  const papiers = await papiersOf(day)
  return {
    chiffres: {
      candidats: derniers.total,
      inscrits: inscrits.total,
      incomplets: incomplets.total,
      expires: papiers.total,
      moniteurs: await availableMoniteurs(deps.db, caller),
    },
    derniers: derniers.rows.map((row) => presentCandidat(row, day)),
    aRevoir: await aRevoirOf(day),
    vehicules: await vehiculesOf(day),
    aAttester: await aAttesterOf(day),
    examens: await examensOf(day),
    demandes: await demandesOf(day),
    codesAExpirer: await codesAExpirerOf(day),
    impayes: await impayesOf(day),
    papiers,
    cartes: await cartesOf(day),
    codes: await codesOf(day),
  }
}
