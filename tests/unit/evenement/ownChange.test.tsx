import { bodyAt } from '@src/parts/evenement/actions/places'
import { useAct } from '@src/parts/evenement/actions/useAct'
import { evenementApi } from '@src/redux/calendar/evenement'
import { screen } from '@testing-library/react'
import { startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, MONDAY, tunis } from '@tests/helpers/planning'
import { useSearchParams } from 'react-router-dom'
import { expect, it } from 'vitest'

/** Cancels the lesson in the address with the version it had when the page opened. */
function Canceller() {
  const [query] = useSearchParams()
  const { act } = useAct(true)
  const [id, version] = [Number(query.get('id')), Number(query.get('version'))]
  return (
    <button type="button" onClick={() => void act({ id, verb: 'cancel', body: { version } })}>
      Annuler
    </button>
  )
}

it('useAct cancels a lesson whose move is still pending', async () => {
  const { backend, ecole } = await startSchool()
  const event = await buildEvenement(ecole, evenementValues(await buildCast(backend, ecole)))
  const { idEvenement: id, version } = event
  const { store, user } = await openPage(
    backend,
    [{ path: '/c', load: async () => Canceller }],
    `/c?id=${id}&version=${version}`,
  )
  const button = await screen.findByRole('button', { name: 'Annuler' })
  const body = bodyAt(event, { start: tunis(MONDAY, '15:00'), end: tunis(MONDAY, '16:00') }, 'one')
  const change = store.dispatch(evenementApi.endpoints.updateEvenement.initiate({ id, body }))
  await user.click(button)
  await change
  expect(await screen.findByText('Leçon annulée')).toBeInTheDocument()
  const { status, start } = (await ecole.get<typeof event>(`/api/calendrier/evenement/${id}`)).body
  expect({ status, start }).toEqual({ status: 'CANCELLED', start: tunis(MONDAY, '15:00') })
})
