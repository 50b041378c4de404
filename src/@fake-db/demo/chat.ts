import {
  CHAT_SENDER_ID,
  CHAT_STATUSES,
  type Chat,
  type ChatProfile,
  type ChatSummary,
  type ChatsAndContacts,
  type OpenChat,
  type SentMessage,
} from '@contract/demo/chat'
import type { DemoOwner } from '@contract/demo/owner'
import { sampleChats, sampleContacts, sampleProfile } from './data/chats'
import type { Calls } from './http/area'
import { filled, flag, given, id, objectOf, oneOf, type Readers, record, required, text, wording } from './http/read'
import { rowOf } from './http/rows'

const PROFILE: Readers<Pick<ChatProfile, 'fullName' | 'about' | 'status' | 'settings'>> = {
  fullName: filled,
  about: text,
  status: oneOf(CHAT_STATUSES),
  settings: objectOf<ChatProfile['settings']>({ isTwoStepAuthVerificationEnabled: flag, isNotificationsOn: flag }),
}

function summaryOf({ id, unseenMsgs, chat }: Chat): ChatSummary[] {
  const lastMessage = chat.at(-1)
  return lastMessage ? [{ id, unseenMsgs, lastMessage }] : []
}

/** The contact of a message: an object with its id, or the id alone. */
function contactId(obj: Record<string, unknown>): number {
  const contact = record(obj.contact)
  return contact ? required(contact, 'id', id) : required(obj, 'contact', id)
}

export function begin(me: DemoOwner): Calls {
  const contacts = sampleContacts()
  const chats = new Map(sampleChats(me).map((chat) => [chat.userId, chat]))
  let profile = sampleProfile(me)

  function overview(): ChatsAndContacts {
    const all = contacts.map((contact) => {
      const [chat] = [chats.get(contact.id)].flatMap((one) => (one ? summaryOf(one) : []))
      return chat ? { ...contact, chat } : contact
    })
    const { id: own, avatar, fullName, status } = profile
    return {
      chatsContacts: all
        .flatMap((contact) => ('chat' in contact ? [contact] : []))
        .sort((a, b) => b.chat.lastMessage.time.localeCompare(a.chat.lastMessage.time)),
      contacts: all,
      profileUser: { id: own, avatar, fullName, status },
    }
  }

  function send(body: unknown): SentMessage['response'] {
    const obj = required(body, 'obj', record)
    const newMessageData = {
      message: required(obj, 'message', wording),
      time: new Date().toISOString(),
      senderId: CHAT_SENDER_ID,
    }
    const contact = rowOf(contacts, contactId(obj))
    const chat = chats.get(contact.id)
    if (chat) {
      chat.chat.push(newMessageData)
      return { newMessageData, id: contact.id }
    }
    const begun: Chat = { id: contact.id, userId: contact.id, unseenMsgs: 0, chat: [newMessageData] }
    chats.set(contact.id, begun)
    return { newMessageData, id: contact.id, chat: begun }
  }

  return {
    'GET /apps/chat/chats-and-contacts': () => [200, overview()],
    'GET /apps/chat/users/profile-user': () => [200, profile],
    'POST /apps/chat/users/profile-user': ({ body }) => {
      profile = { ...profile, ...given(required({ body }, 'body', record), PROFILE) }
      return [200, profile]
    },
    'GET /apps/chat/get-chat': ({ query }) => {
      const contact = rowOf(contacts, query.id('id'))
      const chat = chats.get(contact.id)
      if (chat) chat.unseenMsgs = 0
      return [200, { contact, ...(chat && { chat }) } satisfies OpenChat]
    },
    'POST /apps/chat/send-msg': ({ body }) => [201, { response: send(body) } satisfies SentMessage],
  }
}
