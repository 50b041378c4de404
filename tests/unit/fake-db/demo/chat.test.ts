// @vitest-environment node
import type { ChatProfile, ChatsAndContacts, OpenChat, SentMessage } from '@contract/demo/chat'
import { describe, expect, it } from 'vitest'
import { openDemo } from './demo'

const SEND = '/apps/chat/send-msg'

async function openChats() {
  const demo = await openDemo()
  return {
    ...demo,
    lists: () => demo.get<ChatsAndContacts>('/apps/chat/chats-and-contacts'),
    open: (id: number | undefined) => demo.get<OpenChat>('/apps/chat/get-chat', { id }),
    send: (id: number | undefined, message: string) =>
      demo.http.post<SentMessage>(SEND, { obj: { contact: { id }, message } }),
  }
}

describe('demo chats and contacts', () => {
  it('are two chats, the latest first, and ten contacts', async () => {
    const { lists } = await openChats()
    const { chatsContacts, contacts, profileUser } = await lists()
    expect([chatsContacts.length, contacts.length]).toEqual([2, 10])
    const times = chatsContacts.map(({ chat }) => chat.lastMessage.time)
    expect(times).toEqual([...times].sort().reverse())
    expect(contacts.filter(({ chat }) => chat)).toHaveLength(2)
    expect(Object.keys(profileUser).sort()).toEqual(['avatar', 'fullName', 'id', 'status'])
    expect(contacts.map(({ id }) => id)).not.toContain(11)
  })

  it('answer the user’s own profile, an admin, and keep its changes', async () => {
    const { get, http, lists } = await openChats()
    const profile = await get<ChatProfile>('/apps/chat/users/profile-user')
    expect(profile).toMatchObject({ id: 11, role: 'admin', status: 'online' })
    const { data } = await http.post('/apps/chat/users/profile-user', { status: 'away', id: 1 })
    expect(data).toEqual({ ...profile, status: 'away' })
    expect((await lists()).profileUser.status).toBe('away')
    expect((await http.post('/apps/chat/users/profile-user', { status: 'asleep' })).status).toBe(422)
  })
})

describe('opening a demo chat', () => {
  it('resets the unseen count of an opened chat', async () => {
    const { lists, open } = await openChats()
    const unseen = (await lists()).chatsContacts.find(({ chat }) => chat.unseenMsgs > 0)
    const { chat, contact } = await open(unseen?.id)
    expect([chat?.unseenMsgs, chat?.userId, contact.id]).toEqual([0, unseen?.id, unseen?.id])
    expect((await lists()).chatsContacts.every((one) => one.chat.unseenMsgs === 0)).toBe(true)
  })

  it('answers the contact only when there is no chat', async () => {
    const { open } = await openChats()
    const answer = await open(10)
    expect(answer.contact.id).toBe(10)
    expect(answer).not.toHaveProperty('chat')
  })

  it.each([
    [{ id: 11 }, 404],
    [{ id: 'x' }, 404],
    [{}, 422],
  ])('answers for %j the status %i', async (params, expected) => {
    const { status } = await openChats()
    expect(await status('get', '/apps/chat/get-chat', params)).toBe(expected)
  })
})

describe('sending a demo message', () => {
  it('appends it with the time and the sender 11', async () => {
    const { send, open } = await openChats()
    const before = Date.now()
    const { status, data } = await send(1, 'À demain !')
    expect(status).toBe(201)
    expect(data.response).toEqual({
      id: 1,
      newMessageData: { message: 'À demain !', senderId: 11, time: expect.any(String) },
    })
    expect(Date.parse(data.response.newMessageData.time)).toBeGreaterThanOrEqual(before)
    expect((await open(1)).chat?.chat.at(-1)).toEqual(data.response.newMessageData)
  })

  it('starts a chat with a contact without one, once', async () => {
    const { send, lists, open } = await openChats()
    const { data } = await send(7, 'Bonjour')
    expect(data.response.chat).toMatchObject({ userId: 7, unseenMsgs: 0 })
    expect((await send(7, 'Encore')).data.response).not.toHaveProperty('chat')
    const { chatsContacts } = await lists()
    expect(chatsContacts.map(({ id }) => id)).toEqual([7, ...chatsContacts.slice(1).map(({ id }) => id)])
    expect(chatsContacts).toHaveLength(3)
    expect((await open(7)).chat?.chat.map(({ message }) => message)).toEqual(['Bonjour', 'Encore'])
  })

  it.each([
    ['an unknown contact', { obj: { contact: { id: 99 }, message: 'a' } }, 404],
    ['no contact', { obj: { message: 'a' } }, 422],
    ['an empty message', { obj: { contact: { id: 1 }, message: '  ' } }, 422],
    ['a message that is not a string', { obj: { contact: { id: 1 }, message: {} } }, 422],
    ['no obj', { contact: { id: 1 }, message: 'a' }, 422],
    ['no body', undefined, 422],
  ])('refuses to send %s', async (_name, body, expected) => {
    const { status } = await openChats()
    expect(await status('post', SEND, body)).toBe(expected)
  })
})
