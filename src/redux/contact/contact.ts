import { answerContact, closeContact, listContacts, readContact } from '@contract/calls/plateforme/contact'
import { api } from '../api'
import { ask, askAs } from '../ask'

export const contactApi = api.enhanceEndpoints({ addTagTypes: ['MessageContact'] }).injectEndpoints({
  endpoints: (build) => ({
    contacts: build.query({ ...ask(listContacts), providesTags: ['MessageContact'] }),
    contact: build.query({ ...ask(readContact), providesTags: ['MessageContact'] }),
    answerContact: build.mutation({
      ...askAs(answerContact, ({ id, reponse }: { id: number; reponse: string }) => ({ id, body: { reponse } })),
      invalidatesTags: ['MessageContact'],
    }),
    closeContact: build.mutation({ ...ask(closeContact), invalidatesTags: ['MessageContact'] }),
  }),
})

export const { useAnswerContactMutation, useCloseContactMutation, useContactQuery, useContactsQuery } = contactApi
