import type { AccountSettings, AccountSettingsUpdate } from '@contract/demo/pages'
import { api } from '@src/redux/api'

export const demoAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    accountSettings: build.query<AccountSettings, void>({
      query: () => ({ url: 'account-setting/data' }),
    }),
    updateAccountSettings: build.mutation<AccountSettings, AccountSettingsUpdate>({
      query: (settings) => ({ url: 'account-setting/update', method: 'POST', data: { settings } }),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null)
        if (answer) dispatch(demoAccountApi.util.upsertQueryData('accountSettings', undefined, answer.data))
      },
    }),
  }),
})

export const { useAccountSettingsQuery, useUpdateAccountSettingsMutation } = demoAccountApi
