import type { Remplissage } from '@contract/stats/ecole'
import { weekOf } from '../../database/planning/planningFacts'
import type { LessonCount } from '../../database/stats/events'
import { teachersOf, vehiclesOf } from '../../database/stats/staff'
import { openDays, openMinutes } from '../../rules/stats/openMinutes'
import type { Asked } from './asked'

interface One {
  id: number
  nom: string
  archived: number
  ouvertes: number | null
}

/**
 * The booked time of each instructor or vehicle, the busiest first. Archived ones are listed only when they have
 * lessons in the period.
 */
function filled(all: readonly One[], rows: readonly LessonCount[], by: 'idMoniteur' | 'idVehicule'): Remplissage[] {
  return all
    .flatMap(({ id, nom, archived, ouvertes }) => {
      const own = rows.filter((row) => row[by] === id)
      if (own.length === 0 && archived) return []
      const sum = (of: 'lecons' | 'planned') => own.reduce((total, row) => total + Number(row[of]), 0)
      return [{ id, nom, ouvertes, lecons: sum('lecons'), minutes: sum('planned') }]
    })
    .sort((one, other) => other.minutes - one.minutes)
}

/**
 * The booked part of the hours in which instructors could teach and vehicles could be driven.
 * @param lessons the lessons of the period
 */
export async function readFill(
  { db, idAutoEcole, period, scope }: Asked,
  lessons: readonly LessonCount[],
): Promise<{ moniteurs: Remplissage[]; vehicules: Remplissage[] }> {
  const { horaires, fermetures } = await weekOf(db, idAutoEcole, period.from, period.to)
  const days = openDays(period, fermetures)
  const teachers = (await teachersOf(db, idAutoEcole, period)).filter(
    ({ id }) => scope.idMoniteur === undefined || scope.idMoniteur === id,
  )
  const rows = lessons.filter(({ status }) => status !== 'CANCELLED')
  const ofSchool = openMinutes(days, { ecole: horaires, own: [] }, [])
  return {
    moniteurs: filled(
      teachers.map(({ id, nom, prenom, archived, plages, conges }) => ({
        id,
        nom: `${prenom} ${nom}`,
        archived,
        ouvertes: openMinutes(days, { ecole: horaires, own: plages }, conges),
      })),
      rows,
      'idMoniteur',
    ),
    vehicules: filled(
      (await vehiclesOf(db, idAutoEcole)).map(({ id, immatriculation, archived }) => ({
        id,
        nom: immatriculation,
        archived,
        ouvertes: ofSchool,
      })),
      rows,
      'idVehicule',
    ),
  }
}
