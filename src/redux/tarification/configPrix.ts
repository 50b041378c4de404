import {
  activateConfigPrix,
  createConfigPrix,
  deactivateConfigPrix,
  deleteConfigPrix,
  listConfigPrix,
  readConfigPrix,
  updateConfigPrix,
} from '@contract/calls/argent/configPrix'
import { api } from '../api'
import { ask } from '../ask'

/** Tags of the data that depends on prices: the value of a package is calculated from them. */
const CHANGED = ['ConfigPrix', 'Forfait', 'Historique'] as const

const configPrixApi = api.enhanceEndpoints({ addTagTypes: ['ConfigPrix', 'Forfait'] }).injectEndpoints({
  endpoints: (build) => ({
    configsPrix: build.query({ ...ask(listConfigPrix), providesTags: ['ConfigPrix'] }),
    configPrix: build.query({ ...ask(readConfigPrix), providesTags: ['ConfigPrix'] }),
    createConfigPrix: build.mutation({ ...ask(createConfigPrix), invalidatesTags: (row) => (row ? CHANGED : []) }),
    updateConfigPrix: build.mutation({ ...ask(updateConfigPrix), invalidatesTags: (row) => (row ? CHANGED : []) }),
    // Also after a refusal: another user has changed them.
    activateConfigPrix: build.mutation({ ...ask(activateConfigPrix), invalidatesTags: CHANGED }),
    deactivateConfigPrix: build.mutation({ ...ask(deactivateConfigPrix), invalidatesTags: CHANGED }),
    deleteConfigPrix: build.mutation({ ...ask(deleteConfigPrix), invalidatesTags: CHANGED }),
  }),
})

export const {
  useActivateConfigPrixMutation,
  useConfigPrixQuery,
  useConfigsPrixQuery,
  useCreateConfigPrixMutation,
  useDeactivateConfigPrixMutation,
  useDeleteConfigPrixMutation,
  useUpdateConfigPrixMutation,
} = configPrixApi
