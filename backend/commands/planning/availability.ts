import { addDays } from '@contract/clock/days'
import { addMinutes } from '@contract/clock/moments'
import { dayAt } from '@contract/clock/wall'
import type { Libres, libresQuery } from '@contract/planning/disponibilite'
import type { z } from 'zod'
import type { Caller } from '../../caller'
import { activeIds } from '../../database/planning/activeIds'
import { busyTimes } from '../../database/planning/occupation'
import {
  candidatsFacts,
  examinateursFacts,
  moniteursFacts,
  vehiculesFacts,
  weekOf,
} from '../../database/planning/planningFacts'
import type { Db } from '../../database/schema'
import type { Deps } from '../../deps'
import { availabilityOf } from '../../rules/planning/availability'
import { schoolOf } from '../write'
import { titling } from './evenement/clashTitles'
import { stageFaults } from './evenement/examStage'

/** The same answer, with the names of the events that are in the way. */
async function titled(db: Db, caller: Caller, found: Libres): Promise<Libres> {
  const { candidats, moniteurs, vehicules, examinateurs } = found
  const each = [moniteurs, vehicules, examinateurs].flat().flatMap(({ raisons }) => raisons)
  const name = await titling(db, caller, [...candidats, ...each])
  const named = (list: Libres['moniteurs']) => list.map(({ id, raisons }) => ({ id, raisons: name(raisons) }))
  return {
    ...found,
    candidats: name(candidats),
    moniteurs: named(moniteurs),
    vehicules: named(vehicules),
    examinateurs: named(examinateurs),
  }
}

/** The school's resources that could take part in an event at a time, and the clashes of the others. */
export async function findAvailable(
  { db, clock }: Deps,
  caller: Caller,
  { calendar, start, end, idCandidats, except: own }: z.output<typeof libresQuery>,
): Promise<Libres> {
  const idAutoEcole = schoolOf(caller)
  const from = addDays(dayAt(start, 'UTC'), -1)
  const week = await weekOf(db, idAutoEcole, from, addDays(dayAt(end, 'UTC'), 1))
  const taken = {
    candidat: idCandidats,
    moniteur: await activeIds(db, 'moniteur', idAutoEcole),
    vehicule: await activeIds(db, 'vehicule', idAutoEcole),
    examinateur: await activeIds(db, 'examinateur', idAutoEcole),
  }
  const except = own === undefined ? [] : [own]
  const candidats = await candidatsFacts(db, idAutoEcole, idCandidats)
  const sitting = { calendar, candidats, pays: week.pays, except }
  const facts = {
    ...week,
    candidats,
    moniteurs: await moniteursFacts(db, idAutoEcole, taken.moniteur, from),
    vehicules: await vehiculesFacts(db, idAutoEcole, taken.vehicule),
    examinateurs: await examinateursFacts(db, idAutoEcole, taken.examinateur),
    busy: await busyTimes(
      db,
      taken,
      { from: addMinutes(start, -week.battement), to: addMinutes(end, week.battement) },
      except,
    ),
    stageFault: await stageFaults(db, sitting, clock()),
  }
  return titled(db, caller, availabilityOf({ calendar, start, end }, facts))
}
