import {
  CHAT_SENDER_ID,
  type ChatProfile,
  type ChatsAndContacts,
  type MessageToSend,
  type OpenChat,
  type SentMessage,
} from '@contract/demo/chat'
import { api } from '@src/redux/api'

const OVERVIEW = { type: 'DemoChat', id: 'OVERVIEW' } as const
const PROFILE = { type: 'DemoChat', id: 'PROFILE' } as const
const tagOf = (contact: number) => ({ type: 'DemoChat', id: contact }) as const

/** The mutation cache key of a conversation's messages, by which components know whether one is being sent. */
export const sendingTo = (contact: number) => `demo-chat-${contact}`

export const chatApi = api.enhanceEndpoints({ addTagTypes: ['DemoChat'] }).injectEndpoints({
  endpoints: (build) => ({
    chatsAndContacts: build.query<ChatsAndContacts, void>({
      query: () => ({ url: 'apps/chat/chats-and-contacts' }),
      providesTags: [OVERVIEW],
    }),
    /** Opening a conversation resets its unseen messages; the list is updated immediately. */
    chat: build.query<OpenChat, number>({
      query: (id) => ({ url: 'apps/chat/get-chat', params: { id } }),
      providesTags: (_answer, _error, id) => [tagOf(id)],
      async onQueryStarted(id, { dispatch, queryFulfilled }) {
        const isRead = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (!isRead) return
        dispatch(
          chatApi.util.updateQueryData('chatsAndContacts', undefined, ({ chatsContacts, contacts }) => {
            for (const contact of [...chatsContacts, ...contacts]) {
              if (contact.id === id && contact.chat) contact.chat.unseenMsgs = 0
            }
          }),
        )
      },
    }),
    sendMessage: build.mutation<SentMessage, MessageToSend>({
      query: (data) => ({ url: 'apps/chat/send-msg', method: 'POST', data }),
      async onQueryStarted({ obj: { contact, message } }, { dispatch, queryFulfilled }) {
        const shown = { message, time: new Date().toISOString(), senderId: CHAT_SENDER_ID }
        const patch = dispatch(
          chatApi.util.updateQueryData('chat', contact.id, (open) => {
            open.chat ??= { id: contact.id, userId: contact.id, unseenMsgs: 0, chat: [] }
            open.chat.chat.push(shown)
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: (_answer, _error, { obj }) => [OVERVIEW, tagOf(obj.contact.id)],
    }),
    chatProfile: build.query<ChatProfile, void>({
      query: () => ({ url: 'apps/chat/users/profile-user' }),
      providesTags: [PROFILE],
    }),
    updateChatProfile: build.mutation<ChatProfile, Partial<ChatProfile>>({
      query: (data) => ({ url: 'apps/chat/users/profile-user', method: 'POST', data }),
      async onQueryStarted(changes, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          chatApi.util.updateQueryData('chatProfile', undefined, (profile) => {
            Object.assign(profile, changes)
          }),
        )
        await queryFulfilled.catch(patch.undo)
      },
      invalidatesTags: [PROFILE, OVERVIEW],
    }),
  }),
})

export const {
  useChatProfileQuery,
  useChatQuery,
  useChatsAndContactsQuery,
  useSendMessageMutation,
  useUpdateChatProfileMutation,
} = chatApi
