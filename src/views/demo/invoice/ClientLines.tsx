import type { InvoiceClient } from '@contract/demo/invoice'

/** The client's address, line by line. */
export function ClientLines({ client }: { client: InvoiceClient }) {
  const lines = [client.company, client.address, client.country, client.contact, client.companyEmail].filter(Boolean)
  return (
    <p className="invoice-lines-of">
      <b>{client.name}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}
