import type { ConfigurationPlanning, ConfigurationUpdate, PeriodeInput } from '@contract/planning/openingHours'
import type { Caller } from '../../caller'
import { logChange } from '../../database/ecole/historique'
import {
  configurationOf,
  deleteFermeture,
  insertFermeture,
  setHoraires,
  setReglages,
} from '../../database/planning/openingHours'
import type { Deps } from '../../deps'
import { notFound, stale } from '../../errors'
import { schoolOf, type Write, write } from '../write'
import { periodeText, refusePeriode, weekFields } from './daysOff'

type Fields = Record<string, unknown>

/** Logs a change of a school's planning. */
const logPlanning = ({ trx, caller, now }: Write, idAutoEcole: number, before: Fields, after: Fields) =>
  logChange(trx, caller, now, {
    entite: 'planning',
    id: idAutoEcole,
    idAutoEcole,
    action: 'update',
    before,
    after,
  })

/** One field per day and per rule, so that the log shows only what changed. */
function fieldsOf({ horaires, reglages }: Pick<ConfigurationPlanning, 'horaires' | 'reglages'>): Fields {
  const { parcours, ...regles } = reglages
  return { ...weekFields(horaires), ...regles, ...parcours }
}

/** Sets a school's week and rules. @throws 409 with the current ones, when somebody saved them since they were read */
export function saveConfiguration(
  deps: Deps,
  caller: Caller,
  { version, ...input }: ConfigurationUpdate,
): Promise<ConfigurationPlanning> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const current = await configurationOf(trx, idAutoEcole, now)
    if (current.version !== version) throw stale(current)
    await setHoraires(trx, idAutoEcole, input.horaires)
    await setReglages(trx, idAutoEcole, input.reglages, { version: version + 1, now })
    await logPlanning(work, idAutoEcole, fieldsOf(current), fieldsOf(input))
    return configurationOf(trx, idAutoEcole, now)
  })
}

/** Adds a closure of the school. @throws 409 with the events planned on these days, unless `force` keeps them */
export function addFermeture(deps: Deps, caller: Caller, input: PeriodeInput): Promise<ConfigurationPlanning> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const { fermetures } = await configurationOf(trx, idAutoEcole, now)
    await refusePeriode(work, input, { idAutoEcole, known: fermetures })
    await insertFermeture(trx, idAutoEcole, input, now)
    await logPlanning(work, idAutoEcole, {}, { fermeture: periodeText(input) })
    return configurationOf(trx, idAutoEcole, now)
  })
}

/** Removes a closure; the log keeps that it existed. */
export function removeFermeture(deps: Deps, caller: Caller, id: number): Promise<ConfigurationPlanning> {
  const idAutoEcole = schoolOf(caller)
  return write(deps, caller, async (work) => {
    const { trx, now } = work
    const closure = (await configurationOf(trx, idAutoEcole, now)).fermetures.find((known) => known.id === id)
    if (!closure) throw notFound()
    await deleteFermeture(trx, id)
    await logPlanning(work, idAutoEcole, { fermeture: periodeText(closure) }, {})
    return configurationOf(trx, idAutoEcole, now)
  })
}
