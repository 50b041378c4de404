import { demoPaths } from '@src/configs/demo/paths'
import type { PageRoute } from '@src/configs/pageRoute'

const access = { can: ['read', 'Demo'], words: ['demoInvoice'] } as const

/** Invoices: list, preview and forms. */
export const routes: PageRoute[] = [
  { path: demoPaths.invoices, ...access, load: async () => (await import('./InvoiceListPage')).InvoiceListPage },
  {
    path: demoPaths.invoicePreview(':id?'),
    ...access,
    load: async () => (await import('./InvoicePreviewPage')).InvoicePreviewPage,
  },
  {
    path: demoPaths.invoiceEdit(':id?'),
    ...access,
    load: async () => (await import('./InvoiceEditPage')).InvoiceEditPage,
  },
  { path: demoPaths.invoiceAdd, ...access, load: async () => (await import('./InvoiceAddPage')).InvoiceAddPage },
]
