import type { ChatProfile, ChatsAndContacts, OpenChat } from '@contract/demo/chat'
import { http } from '@core/http'
import { found, itemsOf } from '@src/views/demo/chat/items'
import { screen, waitFor, within } from '@testing-library/react'
import { fastest } from '@tests/helpers/fastest'
import { readError } from '@tests/helpers/pages/errorDialog'
import { describe, expect, it } from 'vitest'
import { demoPages } from '../surroundings'

const open = demoPages()

const people = (name: string) => screen.findByRole('navigation', { name })
const overview = async () => (await http.get<ChatsAndContacts>('apps/chat/chats-and-contacts')).data
const chatWith = async (id: number) => (await http.get<OpenChat>('apps/chat/get-chat', { params: { id } })).data.chat
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message pour/ })

describe('conversations', () => {
  it('start with the latest, which becomes read, and open another on press', async () => {
    const { user, here } = await open('/apps/chat')
    const chats = await people('Conversations')
    expect(await screen.findByRole('log', { name: 'Messages avec Tarek Saïdi' })).toBeVisible()
    await waitFor(() => expect(here()).toBe('/apps/chat'))
    // The user did not choose it: the focus stays.
    expect(await field()).not.toHaveFocus()
    await user.click(await within(chats).findByRole('link', { name: /Manon Aubry/ }))
    await waitFor(() => expect(here()).toMatch(/^\/apps\/chat\?contact=\d+$/))
    const link = await screen.findByRole('link', { name: /^https:\/\/garage/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer nofollow'])
    await waitFor(() => expect(within(chats).queryByRole('link', { name: /non lus/ })).toBeNull())
    expect((await overview()).chatsContacts.every(({ chat }) => chat.unseenMsgs === 0)).toBe(true)
  })

  it('send a message with Enter and refuse an empty one', async () => {
    const { user } = await open('/apps/chat?contact=2')
    const before = (await chatWith(2))?.chat.length ?? 0
    await user.type(await field(), '   {Enter}')
    await user.clear(await field())
    await user.type(await field(), 'À midi{Shift>}{Enter}{/Shift}au garage{Enter}')
    expect((await field()).value).toBe('')
    await waitFor(async () => expect((await chatWith(2))?.chat).toHaveLength(before + 1))
    const last = (await chatWith(2))?.chat.at(-1)
    expect(last).toMatchObject({ message: 'À midi\nau garage', senderId: 11 })
    expect(Date.now() - Date.parse(last?.time ?? '')).toBeLessThan(20_000)
    expect((await within(await people('Conversations')).findAllByRole('link'))[0]?.textContent).toContain('À midi')
  })

  it('start with the first message to a contact', async () => {
    const { user } = await open('/apps/chat')
    const contacts = await within(await people('Contacts')).findAllByRole('link')
    // A person with a conversation is not listed as a contact.
    expect(contacts).toHaveLength(8)
    const names = contacts.map(({ textContent }) => textContent ?? '')
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    await user.click(contacts[3] as HTMLElement)
    expect(await screen.findByText('Rien n’a encore été dit')).toBeVisible()
    await user.type(await field(), 'Bonjour')
    await user.click(screen.getByRole('button', { name: 'Envoyer' }))
    await waitFor(async () => expect((await overview()).chatsContacts).toHaveLength(3))
    expect(await within(await people('Conversations')).findAllByRole('link')).toHaveLength(3)
    expect(await screen.findByText('Envoyé')).toBeVisible()
  })

  it('insert emojis at the cursor', async () => {
    const { user } = await open('/apps/chat?contact=2')
    await user.type(await field(), 'Bravo !')
    ;(await field()).setSelectionRange(5, 5)
    await user.click(screen.getByRole('button', { name: 'Ajouter un émoji' }))
    await user.click(await screen.findByRole('button', { name: '🎉' }))
    expect((await field()).value).toBe('Bravo🎉 !')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog', { name: 'Ajouter un émoji' })).toBeNull()
  })

  it('keep a draft for each person', async () => {
    const { user, router } = await open('/apps/chat?contact=2')
    await user.type(await field(), 'À suivre')
    await router.navigate('/apps/chat?contact=1')
    await waitFor(async () => expect((await field()).value).toBe(''))
    await router.navigate('/apps/chat?contact=2')
    await waitFor(async () => expect((await field()).value).toBe('À suivre'))
  })

  it('are found by the name of the person', async () => {
    const { user, here } = await open('/apps/chat')
    await within(await people('Contacts')).findAllByRole('link')
    await user.type(screen.getByRole('searchbox', { name: 'Chercher une personne' }), 'MANON')
    await waitFor(() => expect(here()).toBe('/apps/chat?q=MANON'))
    expect(await within(await people('Conversations')).findAllByRole('link')).toHaveLength(1)
    await user.type(screen.getByRole('searchbox', { name: 'Chercher une personne' }), 'xyz')
    expect(await screen.findByText('Aucun contact de ce nom.')).toBeVisible()
  })

  it('show an error for an unknown contact', async () => {
    await open('/apps/chat?contact=99')
    await readError()
    expect(await screen.findByText('Ce contact n’existe pas')).toBeVisible()
  })
})

describe('profile in the chat', () => {
  it('stores status, presentation and settings', async () => {
    const { user } = await open('/apps/chat')
    await user.click(await screen.findByRole('button', { name: 'Mon profil' }))
    const panel = await screen.findByRole('dialog', { name: 'Mon profil' })
    // The name of the account, not of a sample.
    expect(await within(panel).findByText('Compte de candidat')).toBeVisible()
    await user.click(await within(panel).findByRole('radio', { name: 'Absent' }))
    await user.click(within(panel).getByRole('switch', { name: 'Notifications' }))
    const about = within(panel).getByRole('textbox', { name: 'Présentation' })
    await user.clear(about)
    await user.type(about, 'x'.repeat(121))
    expect(within(panel).getByRole('button', { name: 'Enregistrer' })).toHaveProperty('disabled', true)
    await user.type(about, '{Backspace}')
    await user.click(within(panel).getByRole('button', { name: 'Enregistrer' }))
    await waitFor(async () => {
      const { data } = await http.get<ChatProfile>('apps/chat/users/profile-user')
      expect(data).toMatchObject({ status: 'away', about: 'x'.repeat(120), settings: { isNotificationsOn: true } })
    })
  })
})

describe('lines of a conversation', () => {
  const at = (time: string, senderId: number, message = 'x') => ({ time, senderId, message })

  it('are grouped by day and author, equal messages included', () => {
    const items = itemsOf([
      at('2026-11-20T09:00:00Z', 2),
      at('2026-11-20T09:01:00Z', 2),
      at('2026-11-20T09:02:00Z', 11),
      at('2026-11-21T09:00:00Z', 11),
    ])
    expect(items.map(({ kind }) => kind)).toEqual(['day', 'message', 'message', 'message', 'day', 'message'])
    expect(items.map((item) => (item.kind === 'message' ? item.isFirst : null))).toEqual([
      ...[null, true, false, true],
      ...[null, true],
    ])
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
  })

  it('are grouped fast in a long conversation', async () => {
    const long = Array.from({ length: 10_000 }, (_, index) => at(new Date(2026, 0, 5, 0, index).toISOString(), 2))
    expect(await fastest(() => expect(itemsOf(long)).toHaveLength(10_000 + 7))).toBeLessThan(1000)
  })

  it('are found without regard to accents', () => {
    const items = itemsOf([at('2026-11-20T09:00:00Z', 2, 'À l’ÉCOLE'), at('2026-11-20T09:01:00Z', 2, 'non')])
    expect(found(items, ' ecole ')).toEqual([1])
    expect(found(items, '  ')).toEqual([])
  })
})
