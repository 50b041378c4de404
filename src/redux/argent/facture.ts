import {
  createAvoir,
  createFacture,
  deleteFacture,
  duplicateFacture,
  listFactures,
  payFacture,
  readAFacturer,
  readFacture,
  sendFacture,
  updateFacture,
} from '@contract/calls/argent/facture'
import { ask } from '../ask'
import { argentApi, COMPTES } from './argentApi'

const factureTags = argentApi.enhanceEndpoints({ addTagTypes: ['Facture'] })

/** The unpaid part of an invoice is derived from the account. */
const SETTLED_BY = ['Facture', COMPTES, 'Transaction', { type: 'Evenement', id: 'LIST' }] as const
/** Also after a refusal: the data shown is then outdated. */
const CHANGED = ['Facture', 'Compte', 'Historique'] as const

export const factureApi = factureTags.injectEndpoints({
  endpoints: (build) => ({
    factures: build.query({ ...ask(listFactures), providesTags: [...SETTLED_BY] }),
    facture: build.query({ ...ask(readFacture), providesTags: [...SETTLED_BY] }),
    aFacturer: build.query({ ...ask(readAFacturer), providesTags: [...SETTLED_BY] }),
    createFacture: build.mutation({ ...ask(createFacture), invalidatesTags: [...CHANGED] }),
    updateFacture: build.mutation({ ...ask(updateFacture), invalidatesTags: [...CHANGED] }),
    deleteFacture: build.mutation({ ...ask(deleteFacture), invalidatesTags: [...CHANGED] }),
    sendFacture: build.mutation({ ...ask(sendFacture), invalidatesTags: [...CHANGED] }),
    duplicateFacture: build.mutation({ ...ask(duplicateFacture), invalidatesTags: [...CHANGED] }),
    createAvoir: build.mutation({ ...ask(createAvoir), invalidatesTags: [...CHANGED] }),
    payFacture: build.mutation({ ...ask(payFacture), invalidatesTags: [...CHANGED, 'Transaction'] }),
  }),
})

export const {
  useAFacturerQuery,
  useCreateAvoirMutation,
  useCreateFactureMutation,
  useDeleteFactureMutation,
  useDuplicateFactureMutation,
  useFactureQuery,
  useFacturesQuery,
  useLazyFactureQuery,
  usePayFactureMutation,
  useSendFactureMutation,
  useUpdateFactureMutation,
} = factureApi
