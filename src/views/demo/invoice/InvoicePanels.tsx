import type { Invoice } from '@contract/demo/invoice'
import { useCallback } from 'react'
import { useAddress } from '../shared/useAddress'
import { PaymentPanel } from './PaymentPanel'
import { SendPanel } from './SendPanel'

/** The panel named in the address: sending, or a payment. */
export function InvoicePanels({ invoice }: { invoice: Invoice }) {
  const [params, change] = useAddress()
  const close = useCallback(() => change({ panel: null }), [change])
  const panel = params.get('panel')
  if (panel === 'send') return <SendPanel invoice={invoice} onClose={close} />
  return panel === 'payment' && invoice.balance > 0 ? <PaymentPanel invoice={invoice} onClose={close} /> : null
}
