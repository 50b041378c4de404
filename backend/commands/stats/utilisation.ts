import { lastOfMonth, monthAfter, monthOf, monthsBetween } from '@contract/clock/days'
import { PAYS_PLATEFORME } from '@contract/clock/pays'
import { dayIn } from '@contract/clock/wall'
import { STATUTS_AUTOECOLE } from '@contract/plateforme/autoecole'
import { ETATS_PACKAGE } from '@contract/plateforme/package'
import { recordOf } from '@contract/recordOf'
import { type ComptesStats, MOIS_PLATEFORME, type PlateformeStats } from '@contract/stats/utilisation'
import type { Caller } from '../../caller'
import { recentSince } from '../../database/compte/connexion'
import {
  accountsByRole,
  candidatsByTranche,
  courseUse,
  deskUsers,
  PACKAGE_SOON_DAYS,
  packagesByState,
  packagesByTranche,
  peopleOfPlatform,
  requestsByState,
  requestsByTranche,
  schoolsByState,
  schoolsByTranche,
  type WatchedSchool,
  watchedSchools,
} from '../../database/stats/plateforme'
import type { Deps } from '../../deps'
import { type School, watched } from '../../rules/stats/watch'
import { schoolOf } from '../write'
import { sumOf } from './asked'

/** A number for every key, 0 for those without rows. */
const byKey = <Key extends string>(
  keys: readonly Key[],
  rows: readonly { key: Key; total: number }[],
): Record<Key, number> => {
  const totalOf = (key: Key) => Number(rows.find((row) => row.key === key)?.total ?? 0)
  return recordOf(keys, totalOf)
}

async function monthsOf({ db }: Deps, today: string): Promise<PlateformeStats['mois']> {
  const first = monthAfter(monthOf(today), 1 - MOIS_PLATEFORME)
  const months = monthsBetween(`${first}-01`, today)
  const steps = months.map((month) => ({ from: `${month}-01`, to: lastOfMonth(`${month}-01`) }))
  const packages = await packagesByTranche(db, steps)
  const schools = await schoolsByTranche(db, steps)
  const requests = await requestsByTranche(db, steps)
  const candidats = await candidatsByTranche(db, steps)
  return months.map((mois, rang) => ({
    mois,
    revenu: sumOf(packages, rang, ({ revenu }) => revenu),
    packages: sumOf(packages, rang, ({ total }) => total),
    ecoles: sumOf(schools, rang, ({ total }) => total),
    candidats: sumOf(candidats, rang, ({ total }) => total),
    demandes: sumOf(requests, rang, ({ total }) => total),
  }))
}

const dayOrNull = (moment: string | null) => (moment === null ? null : dayIn(moment, PAYS_PLATEFORME))

const schoolFrom = ({
  id,
  nom,
  statut,
  createdAt,
  approuveLe,
  finPackage,
  derniereConnexion,
}: WatchedSchool): School => {
  return {
    id,
    nom,
    isPending: statut === 'PENDING',
    packageEnd: finPackage,
    signedUp: dayIn(createdAt, PAYS_PLATEFORME),
    approved: dayOrNull(approuveLe),
    lastSignIn: dayOrNull(derniereConnexion),
  }
}

async function readPlateforme(deps: Deps): Promise<PlateformeStats> {
  const { db, clock } = deps
  const today = dayIn(clock(), PAYS_PLATEFORME)
  const cours = await courseUse(db, recentSince(today, PAYS_PLATEFORME), clock().toISOString())
  return {
    vue: 'plateforme',
    today,
    ecoles: byKey(STATUTS_AUTOECOLE, await schoolsByState(db)),
    packages: byKey(ETATS_PACKAGE, await packagesByState(db, today)),
    demandes: byKey(['PENDING', 'ACCEPTED', 'REFUSED'] as const, await requestsByState(db)),
    ...(await peopleOfPlatform(db)),
    mois: await monthsOf(deps, today),
    cours: {
      candidats: Number(cours.candidats),
      reponses: Number(cours.reponses),
      examens: Number(cours.examens),
      reussis: Number(cours.reussis),
    },
    aSurveiller: watched((await watchedSchools(db)).map(schoolFrom), { today, soon: PACKAGE_SOON_DAYS }),
  }
}

const ACCOUNT_ROLES = ['ecole', 'moniteur', 'candidat'] as const

async function readComptes({ db, clock }: Deps, caller: Caller): Promise<ComptesStats> {
  const idAutoEcole = schoolOf(caller)
  const today = dayIn(clock(), caller.pays)
  const rows = await accountsByRole(db, idAutoEcole, recentSince(today, caller.pays))
  const users = caller.ability.can('read', 'Utilisateur') ? await deskUsers(db, idAutoEcole) : null
  return {
    vue: 'ecole',
    today,
    roles: ACCOUNT_ROLES.map((role) => {
      const own = rows.find((row) => row.role === role)
      const { comptes = 0, actifs = 0, jamais = 0 } = own ?? {}
      return { role, comptes: Number(comptes), actifs: Number(actifs), jamais: Number(jamais) }
    }),
    utilisateurs:
      users?.map(({ id, nomComplet, acces, actif, derniereConnexion }) => {
        return { id, nomComplet, acces: acces ?? 'tout', active: actif === 1, derniereConnexion }
      }) ?? null,
  }
}

/** The platform's figures for its manager, the figures of its own users for a school. */
export const readUserStatestique = (deps: Deps, caller: Caller): Promise<PlateformeStats | ComptesStats> =>
  caller.ability.can('manage', 'AutoEcole') ? readPlateforme(deps) : readComptes(deps, caller)
