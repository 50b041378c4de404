import type { Salle } from '@contract/cours/salle'
import type { TestBackend } from '@tests/helpers/backend'
import { guestIn, openRoom, SALLE, salleValues, tookStep } from '@tests/helpers/cours/salle'
import { type Client, signedIn } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const HOSTS = ['ecole', 'moniteur'] as const

/** Opens rooms of an instructor, which their school may host too. */
async function prepare(_: Client, { backend }: { backend: TestBackend }) {
  const host = await signedIn(backend, 'moniteur')
  const [open, asking, lobby] = [await openRoom(host), await openRoom(host), await openRoom(host)]
  const [seat] = [await guestIn(backend, asking.code, 'Lina'), await guestIn(backend, lobby.code, 'Lina')]
  const { question } = await tookStep(host, asking.id, 'open', 0)
  // The deadline is far ahead, because the clock moves on while other routes are called.
  const deadline = new Date(backend.clock.now.getTime() + 3_600_000).toISOString()
  await backend.db.updateTable('salle').set({ deadline }).where('id', '=', asking.id).execute()
  const { body } = await host.get<Salle>(`${SALLE}/${lobby.id}`)
  return {
    open,
    lobby,
    jeton: seat.jeton,
    idParticipant: body.participants[0]?.id ?? 0,
    choice: question?.choices[0]?.id ?? 0,
  }
}

export const acl = aclDomain('salle', prepare, {
  'GET /api/code-course/salle': { for: HOSTS, success: 200, sample: () => ({ path: SALLE }) },
  'GET /api/code-course/salle/export': { for: HOSTS, success: 200, sample: () => ({ path: `${SALLE}/export` }) },
  'POST /api/code-course/salle': {
    for: HOSTS,
    success: 201,
    sample: () => ({ path: SALLE, body: salleValues() }),
  },
  'GET /api/code-course/salle/{id}': {
    for: HOSTS,
    success: 200,
    sample: ({ open }) => ({ path: `${SALLE}/${open.id}` }),
  },
  'POST /api/code-course/salle/{id}/step': {
    for: HOSTS,
    success: 200,
    sample: ({ open }) => ({ path: `${SALLE}/${open.id}/step`, body: { step: 'open', rang: 0 } }),
  },
  'POST /api/code-course/salle/{id}/remove': {
    for: HOSTS,
    success: 200,
    sample: ({ lobby, idParticipant }) => ({ path: `${SALLE}/${lobby.id}/remove`, body: { idParticipant } }),
  },
  'POST /api/code-course/salle/join': {
    for: ['candidat'],
    success: 200,
    sample: ({ open }) => ({ path: `${SALLE}/join`, body: { code: open.code } }),
  },
  'POST /api/salle/join': {
    for: 'public',
    success: 200,
    sample: ({ open }) => ({ path: '/api/salle/join', body: { code: open.code, prenom: 'Ali' } }),
  },
  'GET /api/salle/place/{jeton}': {
    for: 'public',
    success: 200,
    sample: ({ jeton }) => ({ path: `/api/salle/place/${jeton}` }),
  },
  'POST /api/salle/place/{jeton}/answer': {
    for: 'public',
    success: 200,
    sample: ({ jeton, choice }) => ({ path: `/api/salle/place/${jeton}/answer`, body: { rang: 0, choices: [choice] } }),
  },
})
