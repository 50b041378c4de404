import { api } from '../api'
import type { AppDispatch } from '../store'
import type { EvenementAct } from './evenement'

/** A number of something whose type the list of running requests does not tell. */
function numberIn(value: unknown, key: string): number | undefined {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : undefined
}

/** The version to act on: a change of one's own that is still on its way leaves a newer one behind than the page shows. */
export async function versionToActOn(dispatch: AppDispatch, { id, body }: EvenementAct): Promise<number> {
  const changes = dispatch(api.util.getRunningMutationsThunk()).filter(
    ({ arg }) => arg.endpointName === 'updateEvenement' && numberIn(arg.originalArgs, 'id') === id,
  )
  const answers = await Promise.all(changes)
  return Math.max(body.version, ...answers.map(({ data }) => numberIn(data, 'version') ?? 0))
}
