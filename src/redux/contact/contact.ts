import type { Page } from '@contract/list'
import { type ContactListQuery, contactPage, type MessageContact, messageContact } from '@contract/plateforme/contact'
import { api } from '../api'

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query<Page<MessageContact>, ContactListQuery>({
      query: (params) => ({ url: 'api/contact', params, silent: true }),
      responseSchema: contactPage,
      providesTags: ['MessageContact'],
    }),
    contact: build.query<MessageContact, number>({
      query: (id) => ({ url: `api/contact/${id}`, silent: true }),
      responseSchema: messageContact,
      providesTags: ['MessageContact'],
    }),
    answerContact: build.mutation<MessageContact, { id: number; reponse: string }>({
      query: ({ id, reponse }) => ({
        url: `api/contact/${id}/answer`,
        method: 'POST',
        data: { reponse },
        silent: true,
      }),
      responseSchema: messageContact,
      invalidatesTags: ['MessageContact'],
    }),
    closeContact: build.mutation<MessageContact, number>({
      query: (id) => ({ url: `api/contact/${id}/close`, method: 'POST', silent: true }),
      responseSchema: messageContact,
      invalidatesTags: ['MessageContact'],
    }),
  }),
})

export const { useAnswerContactMutation, useCloseContactMutation, useContactQuery, useContactsQuery } = contactApi
