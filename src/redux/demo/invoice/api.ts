import type {
  Invoice,
  InvoiceClient,
  InvoiceList,
  InvoiceQuery,
  InvoiceSheet,
  InvoiceToAdd,
  InvoiceUpdate,
} from '@contract/demo/invoice'
import { api } from '@src/redux/api'

const TAG = 'DemoInvoice'

export const invoiceApi = api.enhanceEndpoints({ addTagTypes: ['DemoInvoice'] }).injectEndpoints({
  endpoints: (build) => ({
    invoices: build.query<InvoiceList, InvoiceQuery>({
      query: (params) => ({ url: 'apps/invoice/invoices', params }),
      providesTags: [TAG],
    }),
    invoice: build.query<InvoiceSheet, number>({
      query: (id) => ({ url: `api/invoice/invoices/${id}` }),
      providesTags: [TAG],
    }),
    invoiceClients: build.query<InvoiceClient[], void>({
      query: () => ({ url: 'api/invoice/clients' }),
      providesTags: [TAG],
    }),
    /** Refusals of a save are shown in the form. */
    addInvoice: build.mutation<{ invoice: Invoice }, InvoiceToAdd>({
      query: (invoice) => ({ url: 'apps/invoice/add-invoice', method: 'POST', data: { invoice } }),
      invalidatesTags: (answer) => (answer ? [TAG] : []),
    }),
    updateInvoice: build.mutation<{ invoice: Invoice }, InvoiceUpdate>({
      query: (invoice) => ({ url: 'apps/invoice/update-invoice', method: 'POST', data: { invoice } }),
      invalidatesTags: (answer) => (answer ? [TAG] : []),
    }),
    removeInvoice: build.mutation<unknown, number>({
      query: (id) => ({ url: 'apps/invoice/delete', method: 'DELETE', params: { id } }),
      invalidatesTags: [TAG],
    }),
  }),
})

export const {
  useAddInvoiceMutation,
  useInvoiceClientsQuery,
  useInvoiceQuery,
  useLazyInvoiceQuery,
  useInvoicesQuery,
  useRemoveInvoiceMutation,
  useUpdateInvoiceMutation,
} = invoiceApi
