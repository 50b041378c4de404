import type { Remplissage } from '@contract/stats/ecole'
import { weekOf } from '../../database/planning/planningFacts'
import { booked } from '../../database/stats/events'
import { teachersOf, vehiclesOf } from '../../database/stats/staff'
import { ofMoments } from '../../database/stats/tranche'
import { openDays, openMinutes } from '../../rules/stats/openMinutes'
import type { Asked } from './asked'

type Booked = Awaited<ReturnType<typeof booked>>

const bookedOf = ({ db, idAutoEcole, scope, pays, period }: Asked, by: 'idMoniteur' | 'idVehicule') => {
  const [tranche] = ofMoments([period], pays)
  return tranche ? booked(db, tranche, { idAutoEcole, scope }, by) : Promise.resolve<Booked>([])
}

interface One {
  id: number
  nom: string
  archived: number
  ouvertes: number | null
}

/** Whoever has left is shown while there are lessons of theirs; the busiest first. */
function filled(all: readonly One[], rows: Booked): Remplissage[] {
  return all
    .flatMap(({ id, nom, archived, ouvertes }) => {
      const own = rows.find((row) => row.id === id)
      if (!own && archived) return []
      return [{ id, nom, ouvertes, lecons: Number(own?.lecons ?? 0), minutes: Number(own?.minutes ?? 0) }]
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
  const ofSchool = openMinutes(days, { ecole: horaires, own: [] }, [])
  return {
    moniteurs: filled(
      teachers.map(({ id, nom, prenom, archived, plages, conges }) => ({
        ...{ id, nom: `${prenom} ${nom}`, archived },
        ouvertes: openMinutes(days, { ecole: horaires, own: plages }, conges),
      })),
      await bookedOf(asked, 'idMoniteur'),
    ),
    vehicules: filled(
      (await vehiclesOf(db, idAutoEcole)).map(({ id, immatriculation, archived }) => ({
        ...{ id, nom: immatriculation, archived, ouvertes: ofSchool },
      })),
      await bookedOf(asked, 'idVehicule'),
    ),
  }
}
