import { addDays, daysBetween } from '@contract/clock/days'
import { IDLE_DAYS, type PlateformeStats, RAISONS_SURVEILLANCE } from '@contract/stats/utilisation'

type Watched = PlateformeStats['aSurveiller'][number]

/** A school to check for reasons to watch it; days are those of the platform's calendar. */
export interface School {
  id: number
  nom: string
  isPending: boolean
  signedUp: string
  approved: string | null
  /** The last day of its last package; null without any. */
  packageEnd: string | null
  lastSignIn: string | null
}

interface On {
  today: string
  /** Days before the end of a package from which the school is watched. */
  soon: number
}

/** The reasons to watch a school, each with its day. */
function reasonsOf(school: School, { today, soon }: On): { raison: Watched['raison']; jour: string | null }[] {
  const { isPending, signedUp, approved, packageEnd, lastSignIn } = school
  if (isPending) return [{ raison: 'pending', jour: signedUp }]
  const hasEnded = packageEnd === null || packageEnd < today
  const idleFrom = addDays(today, -IDLE_DAYS)
  return [
    ...(hasEnded ? [{ raison: 'package_ended' as const, jour: packageEnd ?? approved }] : []),
    ...(packageEnd !== null && !hasEnded && packageEnd <= addDays(today, soon)
      ? [{ raison: 'package_ends' as const, jour: packageEnd }]
      : []),
    ...(lastSignIn === null ? [{ raison: 'never_signed_in' as const, jour: null }] : []),
    ...(lastSignIn !== null && lastSignIn <= idleFrom ? [{ raison: 'idle' as const, jour: lastSignIn }] : []),
  ]
}

/** The schools to watch, by the gravity of the reason, then by its day. */
export function watched(schools: readonly School[], on: On): Watched[] {
  return schools
    .flatMap((school) =>
      reasonsOf(school, on).map(({ raison, jour }) => ({
        idAutoEcole: school.id,
        nom: school.nom,
        raison,
        jour,
        jours: jour === null ? null : Math.abs(daysBetween(jour, on.today)),
      })),
    )
    .sort((one, other) => {
      const order = RAISONS_SURVEILLANCE.indexOf(one.raison) - RAISONS_SURVEILLANCE.indexOf(other.raison)
      return order || ((one.jour ?? '') < (other.jour ?? '') ? -1 : 1)
    })
}
