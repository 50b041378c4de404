import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'

const access = { can: ['read', 'Demo'], words: ['demoInvoice'] } as const

/** Invoices: list, preview and forms. */
export const routes: PageRoute[] = [
  { path: paths.invoices, ...access, load: async () => (await import('./InvoiceListPage')).InvoiceListPage },
  {
    path: paths.invoicePreview(':id?'),
    ...access,
    load: async () => (await import('./InvoicePreviewPage')).InvoicePreviewPage,
  },
  { path: paths.invoiceEdit(':id?'), ...access, load: async () => (await import('./InvoiceEditPage')).InvoiceEditPage },
  { path: paths.invoiceAdd, ...access, load: async () => (await import('./InvoiceAddPage')).InvoiceAddPage },
]
