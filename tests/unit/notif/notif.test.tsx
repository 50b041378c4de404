import type { Notif, NotifKind, NotifPage } from '@contract/compte/notif'
import fr from '@src/assets/locales/fr/compte/notif.json'
import type { PageRoute } from '@src/configs/pageRoute'
import { useEvenementsQuery } from '@src/redux/calendar/evenement'
import { Bell } from '@src/views/notif/Bell'
import { routes as notifRoutes } from '@src/views/notif/routes'
import { useNotifText } from '@src/views/notif/useNotifText'
import { screen, waitFor } from '@testing-library/react'
import type { TestBackend } from '@tests/helpers/backend'
import { signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { buildCast, buildEvenement, evenementValues, MONDAY, tunis } from '@tests/helpers/planning'
import { useSearchParams } from 'react-router-dom'
import { expect, it } from 'vitest'

async function addNotification({ db }: TestBackend, notif: Pick<Notif, 'kind' | 'params' | 'target'>): Promise<void> {
  const user = await db.selectFrom('utilisateur').select('id').where('username', '=', 'ecole').executeTakeFirstOrThrow()
  const stamps = { createdAt: '2026-11-21T09:00:00.000Z', updatedAt: '2026-11-21T09:00:00.000Z' }
  await db
    .insertInto('notification')
    .values({
      ...stamps,
      kind: notif.kind,
      params: JSON.stringify(notif.params),
      target: notif.target && JSON.stringify(notif.target),
      idUtilisateur: user.id,
      lu: 0,
    })
    .execute()
}

const lesson = {
  kind: 'lesson_planned',
  params: { calendar: 'Hour circulation', quand: '2026-11-23T09:00:00.000Z' },
  target: { place: 'calendrier', day: '2026-11-23' },
} as const

it('notifications show kinds and moments in words in the school’s time zone, with HTML as text', async () => {
  const { backend } = await startSchool()
  await addNotification(backend, lesson)
  await addNotification(backend, { kind: 'document_expired', params: { nom: '<b>Ali</b>' }, target: null })
  await openPage(backend, notifRoutes, '/notifications')
  expect(await screen.findByText(/Nouveau rendez-vous le .*23 nov.*10:00.*Heure de circulation/)).toBeVisible()
  expect(screen.getByText(/^\d+ non lues sur \d+$/)).toBeVisible()
  const link = screen.getByRole('link', { name: /Heure de circulation/ })
  expect(link).toHaveAttribute('href', '/apps/calendrier?jour=2026-11-23')
  expect(screen.getByText(/<b>Ali<\/b>/).closest('a')).toBeNull()
  await backend.stop()
})

/** The sentences of all kinds, written with days as stored: a day or its moment at midnight in UTC, and a moment. */
function Sentences() {
  const textOf = useNotifText()
  return Object.entries(fr.kind).map(([kind, sentence]) => {
    const isDay = sentence.includes('datetime')
    const moment = '2026-12-04T09:00:00.000Z'
    const texts = (isDay ? ['2026-12-04', Date.parse('2026-12-04')] : [moment]).map((quand) =>
      // A kind with its context has a sentence of its own.
      textOf({
        kind: kind as NotifKind,
        // `calendar` is an option of a date's format too: no sentence with a day has it.
        params: { ...PARAMS, ...(!isDay && { calendar: 'Hour code' }), quand, debut: quand },
      }),
    )
    return <li key={kind}>{texts.join('|')}</li>
  })
}
const PARAMS = { nom: 'Olfa', montant: '40', numero: 'R-1', motif: 'Pluie', titre: 'Série 1' }

it('notifications of every kind write a day and a moment in words', async () => {
  const { backend } = await startSchool()
  const page = { path: '/texts', load: async () => Sentences, words: ['notif', 'evenement'] as const }
  await openPage(backend, [page], '/texts')
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  expect(lines).toHaveLength(Object.keys(fr.kind).length)
  expect(lines.filter((line) => /\d{4}-\d\d|\d{6,}|NaN|Invalid/.test(line))).toEqual([])
  const both = lines.filter((line) => line.includes('|'))
  expect(both.filter((line) => new Set(line.split('|')).size > 1)).toEqual([])
  expect(lines.find((line) => line.includes('cours de code pour le'))).toContain('vendredi 4 décembre 2026')
  await backend.stop()
})

it('a refused request names its time, and only its reason where it was stored without one', async () => {
  const { backend } = await startSchool()
  const params = { calendar: 'Hour circulation', motif: 'Complet' }
  await addNotification(backend, { kind: 'demande_refused', params, target: null })
  const dated = { ...params, context: 'dated', quand: '2026-11-23T09:00:00.000Z' }
  await addNotification(backend, { kind: 'demande_refused', params: dated, target: null })
  await openPage(backend, notifRoutes, '/notifications')
  expect(await screen.findByText(/refusée\s: Heure de circulation, .*23 nov.*10:00\. Motif\s: Complet/)).toBeVisible()
  expect(screen.getByText(/refusée \(Heure de circulation\)\s: Complet/)).toBeVisible()
  await backend.stop()
})

it('notifications are marked one by one or all, and filtered by unread', async () => {
  const { backend, ecole } = await startSchool()
  await addNotification(backend, lesson)
  const unread = async () => (await ecole.get<NotifPage>('/api/notif')).body.unread
  const before = await unread()
  const { user, here } = await openPage(backend, notifRoutes, '/notifications')
  await user.click(await screen.findByRole('button', { name: /^Marquer comme lue.*circulation/ }))
  await waitFor(async () => expect(await unread()).toBe(before - 1))
  await user.click(screen.getByRole('button', { name: 'Non lues' }))
  await waitFor(() => expect(here()).toBe('/notifications?lu=false'))
  await waitFor(() => expect(screen.queryByText(/Heure de circulation/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }))
  await waitFor(async () => expect(await unread()).toBe(0))
  expect(await screen.findByText('Aucune notification')).toBeVisible()
  await backend.stop()
})

it('bell loads the first six notifications when it is pressed', async () => {
  const { backend } = await startSchool()
  const asked: string[] = []
  const request: TestBackend['request'] = (path, init) => {
    if (path.includes('api/notif')) asked.push(path.replace(/^.*api/, 'api'))
    return backend.request(path, init)
  }
  const { user } = await openPage({ ...backend, request }, [{ path: '/bell', load: async () => Bell }], '/bell')
  const button = await screen.findByRole('button', { name: /Notifications, non lues/ })
  asked.length = 0
  await user.click(button)
  await waitFor(() => expect(asked).toEqual(['api/notif?page=1&limit=6']))
  await backend.stop()
})

it('bell reloads when another tab has written', async () => {
  const { backend } = await startSchool()
  const bell: PageRoute[] = [{ path: '/bell', load: async () => Bell }]
  await openPage(backend, bell, '/bell')
  const button = await screen.findByRole('button', { name: /Notifications/ })
  const before = button.getAttribute('aria-label')
  await addNotification(backend, lesson)
  const other = new BroadcastChannel('voie-libre:news')
  other.postMessage('changed')
  await waitFor(() => expect(button).not.toHaveAttribute('aria-label', before), { timeout: 1000 })
  other.close()
  await backend.stop()
})

/** Monday's lessons of one candidate, below the bell. */
function Watch() {
  const idCandidat = useSearchParams()[0].get('candidat') ?? ''
  const span = { from: tunis(MONDAY, '00:00'), to: tunis('2026-11-24', '00:00') }
  const { data } = useEvenementsQuery({ ...span, idCandidat })
  return (
    <>
      <Bell />
      <p>{data?.data.map(({ title, start }) => `${title} ${start}`).join() || 'Rien'}</p>
    </>
  )
}

it('page shows within a second what another tab has planned', async () => {
  const { backend, ecole } = await startSchool()
  const cast = await buildCast(backend, ecole)
  const address = `/watch?candidat=${cast.candidat.id}`
  await openPage(backend, [{ path: '/watch', load: async () => Watch }], address)
  await screen.findByText('Rien')
  const planned = await buildEvenement(ecole, evenementValues(cast))
  const other = new BroadcastChannel('voie-libre:news')
  other.postMessage('changed')
  await screen.findByText(`${planned.title} ${planned.start}`, {}, { timeout: 1000 })
  other.close()
  await backend.stop()
})

it('bell abbreviates numbers above 999', async () => {
  const { backend } = await startSchool()
  const user = await signedIn(backend, 'ecole')
  const { unread } = (await user.get<NotifPage>('/api/notif')).body
  for (let count = unread; count < 1200; count += 1) await addNotification(backend, lesson)
  const bell: PageRoute[] = [{ path: '/bell', load: async () => Bell }]
  await openPage(backend, bell, '/bell')
  expect(await screen.findByText('1,2k')).toBeVisible()
  await backend.stop()
})

it('a notification that was pressed on the device is read, and its page opens', async () => {
  const { backend } = await startSchool()
  await addNotification(backend, lesson)
  const { id } = await backend.db
    .selectFrom('notification')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { here } = await openPage(backend, notifRoutes, `/notifications?ouvrir=${id}`)
  await waitFor(() => expect(here()).toBe('/apps/calendrier?jour=2026-11-23'))
  const row = await backend.db.selectFrom('notification').select('lu').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.lu).toBe(1)
  await backend.stop()
})
