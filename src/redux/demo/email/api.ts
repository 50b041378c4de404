import type {
  Email,
  EmailDeletion,
  EmailLabelToggle,
  EmailList,
  EmailListQuery,
  EmailNeighbourQuery,
  EmailQuery,
  EmailToSend,
  EmailUpdate,
  OpenEmail,
} from '@contract/demo/email'
import { api } from '@src/redux/api'
import type { RootState } from '@src/redux/rootReducer'

const TAG = 'DemoEmail'

/** Applies a change to every cached list and open message; returns the rollback. */
function patchEmails(
  state: RootState,
  dispatch: (action: ReturnType<typeof emailApi.util.updateQueryData>) => { undo: () => void },
  ids: readonly number[],
  change: (email: Email) => void,
) {
  const patches = emailApi.util.selectInvalidatedBy(state, [TAG]).flatMap(({ endpointName, originalArgs }) => {
    if (endpointName === 'emails') {
      const update = emailApi.util.updateQueryData('emails', originalArgs, ({ emails }) => {
        for (const email of emails) if (ids.includes(email.id)) change(email)
      })
      return [dispatch(update)]
    }
    if (endpointName !== 'email') return []
    const update = emailApi.util.updateQueryData('email', originalArgs, (email) => {
      if (ids.includes(email.id)) change(email)
    })
    return [dispatch(update)]
  })
  return () => {
    for (const patch of patches) patch.undo()
  }
}

export const emailApi = api.enhanceEndpoints({ addTagTypes: ['DemoEmail'] }).injectEndpoints({
  endpoints: (build) => ({
    emails: build.query<EmailList, EmailListQuery>({
      query: (params) => ({ url: 'apps/email/emails', params }),
      providesTags: [TAG],
    }),
    email: build.query<OpenEmail, EmailQuery>({
      query: (params) => ({ url: 'apps/email/get-email', params }),
      providesTags: [TAG],
    }),
    neighbourEmail: build.query<OpenEmail, EmailNeighbourQuery>({
      query: (params) => ({ url: 'apps/email/paginate-email', params }),
      keepUnusedDataFor: 0,
    }),
    updateEmails: build.mutation<unknown, EmailUpdate>({
      query: (data) => ({ url: 'apps/email/update-emails', method: 'POST', data }),
      // Optimistic for stars and marks; a moved message leaves its list with the answer.
      async onQueryStarted({ emailIds, dataToUpdate }, { dispatch, getState, queryFulfilled }) {
        const undo = patchEmails(getState() as RootState, dispatch, emailIds, (email) => {
          Object.assign(email, dataToUpdate)
        })
        await queryFulfilled.catch(undo)
      },
      invalidatesTags: [TAG],
    }),
    toggleEmailLabel: build.mutation<unknown, EmailLabelToggle>({
      query: (data) => ({ url: 'apps/email/update-emails-label', method: 'POST', data }),
      invalidatesTags: [TAG],
    }),
    deleteEmails: build.mutation<unknown, EmailDeletion>({
      query: (params) => ({ url: 'apps/email/delete-emails', method: 'DELETE', params }),
      invalidatesTags: [TAG],
    }),
    sendEmail: build.mutation<{ email: Email }, EmailToSend>({
      query: (data) => ({ url: 'apps/email/send-email', method: 'POST', data }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useDeleteEmailsMutation,
  useEmailQuery,
  useEmailsQuery,
  useLazyNeighbourEmailQuery,
  useSendEmailMutation,
  useToggleEmailLabelMutation,
  useUpdateEmailsMutation,
} = emailApi
