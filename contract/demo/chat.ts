/** The sender id of the demo's user. */
export const CHAT_SENDER_ID = 11
export const CHAT_STATUSES = ['online', 'busy', 'away', 'offline'] as const

export type ChatStatus = (typeof CHAT_STATUSES)[number]

export interface ChatMessage {
  message: string
  /** ISO 8601. */
  time: string
  senderId: number
}

export interface Chat {
  id: number
  /** The contact at the other end. */
  userId: number
  unseenMsgs: number
  /** Oldest first. */
  chat: ChatMessage[]
}

export interface ChatContact {
  id: number
  fullName: string
  role: string
  about: string
  avatar: string
  status: ChatStatus
}

export interface ChatSummary {
  id: number
  unseenMsgs: number
  lastMessage: ChatMessage
}

export interface ContactWithChat extends ChatContact {
  chat: ChatSummary
}

/** GET /apps/chat/users/profile-user; a POST of some fields answers 200 and the whole profile. */
export interface ChatProfile extends ChatContact {
  settings: { isTwoStepAuthVerificationEnabled: boolean; isNotificationsOn: boolean }
}

/** GET /apps/chat/chats-and-contacts: chats with the latest first, all contacts in their order. */
export interface ChatsAndContacts {
  chatsContacts: ContactWithChat[]
  contacts: (ChatContact & { chat?: ChatSummary })[]
  profileUser: Pick<ChatProfile, 'id' | 'avatar' | 'fullName' | 'status'>
}

/** GET /apps/chat/get-chat with the contact's id: resets the unseen count. */
export interface OpenChat {
  chat?: Chat
  contact: ChatContact
}

/** POST /apps/chat/send-msg */
export interface MessageToSend {
  obj: { contact: Pick<ChatContact, 'id'>; message: string }
}

/** The answer (201) to a sent message; `chat` only when the message began one. */
export interface SentMessage {
  response: { newMessageData: ChatMessage; id: number; chat?: Chat }
}
