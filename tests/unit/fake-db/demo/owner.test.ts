// @vitest-environment node
import type { ChatProfile } from '@contract/demo/chat'
import type { EmailList } from '@contract/demo/email'
import type { DemoOwner } from '@contract/demo/owner'
import type { Profile } from '@contract/demo/pages'
import type { Task } from '@contract/demo/todo'
import { expect, it } from 'vitest'
import { openDemo } from './demo'

const ANA: DemoOwner = { id: 7, name: 'Ana Souza', email: 'ana@ecole.example', avatar: '' }
const LEO: DemoOwner = { id: 8, name: 'Léo Petit', email: 'leo@ecole.example', avatar: 'data:image/png;base64,x' }

it('addresses all demo data to the signed-in user', async () => {
  const { get } = await openDemo({ owner: () => ANA })
  const { emails } = await get<EmailList>('/apps/email/emails')
  expect(emails.every(({ to }) => to[0]?.email === ANA.email)).toBe(true)
  expect(emails.some(({ message }) => message.includes('Ana'))).toBe(true)
  expect((await get<EmailList>('/apps/email/emails', { folder: 'sent' })).emails[0]?.from).toMatchObject({
    name: ANA.name,
    email: ANA.email,
  })
  expect(await get<ChatProfile>('/apps/chat/users/profile-user')).toMatchObject({ fullName: ANA.name, role: 'admin' })
  expect((await get<Task[]>('/apps/todo/tasks')).some(({ assignee }) => assignee?.fullName === ANA.name)).toBe(true)
  expect((await get<Profile>('/profile/data')).header.username).toBe(ANA.name)
  expect(await get<object>('/account-setting/data')).toMatchObject({
    general: { fullName: ANA.name, email: ANA.email },
  })
  for (const path of ['/apps/email/emails', '/apps/chat/get-chat?id=2', '/profile/data', '/account-setting/data']) {
    const text = JSON.stringify(await get(path))
    expect(text).not.toMatch(/Farah|{prénom}/)
  }
})

it('gives each user their own demo data and keeps it between sign-ins', async () => {
  let owner: DemoOwner | null = ANA
  const { get, http } = await openDemo({ owner: () => owner })
  await http.delete('/apps/todo/delete-task', { params: { taskId: 18 } })
  owner = LEO
  expect(await get<Task[]>('/apps/todo/tasks')).toHaveLength(16)
  expect(await get<ChatProfile>('/apps/chat/users/profile-user')).toMatchObject({
    fullName: LEO.name,
    avatar: LEO.avatar,
  })
  owner = ANA
  expect(await get<Task[]>('/apps/todo/tasks')).toHaveLength(15)
  owner = null
  expect(await get<Task[]>('/apps/todo/tasks')).toHaveLength(16)
})

it('gives portraits to nobody, so that every list draws initials alone', async () => {
  const { get } = await openDemo({ owner: () => ANA })
  const people = [
    '/apps/email/emails',
    '/apps/chat/chats-and-contacts',
    '/apps/todo/tasks',
    '/apps/calendar/events',
    '/api/users/list/all-data',
    '/apps/invoice/invoices',
    '/api/datatables/initial-data',
    '/blog/list/data/sidebar',
  ]
  for (const path of people) {
    const portraits = JSON.stringify(await get(path)).match(/"(?:avatar|authorImg)":"[^"]*"/g) ?? []
    expect(
      portraits.filter((portrait) => !portrait.endsWith(':""')),
      path,
    ).toEqual([])
  }
})
