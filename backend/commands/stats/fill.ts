import type { Remplissage } from '@contract/stats/ecole'
import { weekOf } from '../../database/planning/planningFacts'
import { booked } from '../../database/stats/events'
import { teachersOf, vehiclesOf } from '../../database/stats/staff'
import { ofMoments } from '../../database/stats/tranche'
import { openDays, openMinutes } from '../../rules/stats/openMinutes'
import type { Asked } from './asked'

type Booked = Awaited<ReturnType<typeof booked>>

async function bookedOf({ db, idAutoEcole, scope, pays, period }: Asked): Promise<Booked> {
  const [tranche] = ofMoments([period], pays)
  return tranche ? booked(db, tranche, { idAutoEcole, scope }) : []
}

interface One {
  id: number
  nom: string
  archived: number
  ouvertes: number | null
}

/** Whoever has left is shown while there are lessons of theirs; the busiest first. */
function filled(all: readonly One[], rows: Booked, by: 'idMoniteur' | 'idVehicule'): Remplissage[] {
  return all
    .flatMap(({ id, nom, archived, ouvertes }) => {
      const own = rows.filter((row) => row[by] === id)
      if (own.length === 0 && archived) return []
      const sum = (of: 'lecons' | 'minutes') => own.reduce((total, row) => total + Number(row[of]), 0)
      return [{ id, nom, ouvertes, lecons: sum('lecons'), minutes: sum('minutes') }]
    })
    .sort((one, other) => other.minutes - one.minutes)
}

/** The booked part of the hours in which instructors could teach and vehicles could drive. */
export async function readFill(asked: Asked): Promise<{ moniteurs: Remplissage[]; vehicules: Remplissage[] }> {
  const { db, idAutoEcole, period, scope } = asked
  const { horaires, fermetures } = await weekOf(db, idAutoEcole, period.from, period.to)
  const days = openDays(period, fermetures)
  const teachers = (await teachersOf(db, idAutoEcole, period)).filter(
    ({ id }) => scope.idMoniteur === undefined || scope.idMoniteur === id,
  )
  const rows = await bookedOf(asked)
  const ofSchool = openMinutes(days, { ecole: horaires, own: [] }, [])
  return {
    moniteurs: filled(
      teachers.map(({ id, nom, prenom, archived, plages, conges }) => ({
        ...{ id, nom: `${prenom} ${nom}`, archived },
        ouvertes: openMinutes(days, { ecole: horaires, own: plages }, conges),
      })),
      rows,
      'idMoniteur',
    ),
    vehicules: filled(
      (await vehiclesOf(db, idAutoEcole)).map(({ id, immatriculation, archived }) => ({
        ...{ id, nom: immatriculation, archived, ouvertes: ofSchool },
      })),
      rows,
      'idVehicule',
    ),
  }
}
