import type { Tentative } from '@contract/cours/tentative'
import { routes as codeAccesRoutes } from '@src/views/codeAcces/routes'
import { routes as coursRoutes } from '@src/views/cours/routes'
import { cleanup, screen } from '@testing-library/react'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, signedIn } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'

const PAGES = [...codeAccesRoutes, ...coursRoutes]
/** The access code of the account `candidat` in the demo. */
const OWN = 'CARTE7XKM4'

/** A network between page and backend that can be cut, or switched to another host of the same database. */
export interface Line {
  isCut: boolean
  host?: Pick<TestBackend, 'request'>
}

/** Opens the course for the demo candidate, behind a network that can be cut. */
export async function startCourse() {
  const started = await startBackend()
  const line: Line = { isCut: false }
  const underWay = new Set<Promise<unknown>>()
  const answer: TestBackend['request'] = async (path, init) => {
    if (line.isCut) throw new TypeError('Failed to fetch')
    return (line.host ?? started).request(path, init)
  }
  const backend: TestBackend = {
    ...started,
    request: (path, init) => {
      const answering = answer(path, init)
      underWay.add(answering)
      return answering
    },
    // The page may still send requests, so the backend is stopped after the last answer.
    stop: async () => {
      cleanup()
      await Promise.allSettled(underWay)
      await started.stop()
    },
  }
  const candidat = await signedIn(backend, 'candidat')
  await candidat.post('/api/code-acces/utiliser', { code: OWN })
  return { backend, line, candidat }
}

export const openCourse = (backend: TestBackend, address: string, username = 'candidat', keepsStorage = false) =>
  openPage(backend, PAGES, address, { username, keepsStorage })

async function begin(client: Client, path: string, body: object): Promise<Tentative> {
  const answer = await client.post<Tentative>(`/api/code-course/${path}`, body)
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}
export const beginStudy = (client: Client) => begin(client, 'session', { durationMinutes: 5, topic: 'rules' })
export async function beginExam(client: Client): Promise<Tentative> {
  const { body } = await client.get<{ data: { id: number }[] }>('/api/code-course/examen')
  return begin(client, 'tentative', { idExamenBlanc: body.data[0]?.id })
}

export const readAttempt = async (client: Client, id: number) =>
  (await client.get<Tentative>(`/api/code-course/tentative/${id}`)).body

/** The keys that mark the right choices of a question, or a wrong one. */
export async function keysOf(backend: TestBackend, idQuestion: number, isRight: boolean): Promise<string> {
  const choices = backend.db.selectFrom('question_choice').select('isRight').where('idQuestion', '=', idQuestion)
  const rows = await choices.orderBy('rang').orderBy('id').execute()
  const keys = rows.flatMap((row, index) => ((row.isRight === 1) === isRight ? [String(index + 1)] : []))
  return isRight ? keys.join('') : (keys[0] ?? '')
}

export const place = (number: number, count: number) => screen.findByText(`Question ${number} sur ${count}`)
