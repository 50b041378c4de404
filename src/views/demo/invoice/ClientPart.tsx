import type { InvoiceClient } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { FieldShell } from '@core/form/fields/FieldShell'
import { useFormat } from '@core/format/useFormat'
import { useInvoiceClientsQuery } from '@src/redux/demo/invoice/api'
import { UserPlus } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ClientLines } from './ClientLines'
import { ClientPanel } from './ClientPanel'
import type { InvoiceValues } from './values'

/** The client: on a new invoice a known one, or a new one. */
export function ClientPart({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('demoInvoice')
  const { field } = useController<InvoiceValues, 'client'>({ name: 'client' })
  return (
    <section aria-label={t('billTo')}>
      <h2>{t('billTo')}</h2>
      {isNew ? <ClientChoice /> : null}
      {field.value ? <ClientLines client={field.value} /> : null}
    </section>
  )
}

const isSame = (one: InvoiceClient, other: InvoiceClient) =>
  one.name === other.name && one.companyEmail === other.companyEmail

function ClientChoice() {
  const { t } = useTranslation(['demoInvoice', 'common'])
  const format = useFormat()
  const { data: known = [] } = useInvoiceClientsQuery()
  const { field, fieldState } = useController<InvoiceValues, 'client'>({ name: 'client' })
  const [added, setAdded] = useState<InvoiceClient[]>([])
  const [isAdding, setAdding] = useState(false)
  const id = useId()
  const { onChange } = field
  const { value } = field
  // The new client of an invoice that was just saved is known now.
  const clients = [...known, ...added.filter((client) => !known.some((one) => isSame(one, client)))]
  const chosen = clients.findIndex((client) => value && isSame(client, value))
  const close = useCallback(() => setAdding(false), [])
  const add = useCallback(
    (client: InvoiceClient) => {
      setAdded((before) => [...before, client])
      onChange(client)
      setAdding(false)
    },
    [onChange],
  )
  const code = fieldState.error ? 'required' : null
  return (
    <div className="invoice-client-choice">
      <FieldShell id={id} label={t('fields.client')} required code={code}>
        <select
          id={id}
          ref={field.ref}
          className={code ? 'form-select is-invalid' : 'form-select'}
          aria-required
          aria-invalid={code ? true : undefined}
          aria-describedby={code ? `${id}-fault` : undefined}
          value={chosen < 0 ? '' : String(chosen)}
          onBlur={field.onBlur}
          onChange={({ target }) => onChange(target.value === '' ? null : (clients[Number(target.value)] ?? null))}
        >
          <option value="">{t('common:choose')}</option>
          {clients.map((client, index) => (
            <option key={`${client.name} ${client.companyEmail}`} value={index}>
              {format.beside([client.name, client.country])}
            </option>
          ))}
        </select>
      </FieldShell>
      <Button icon={UserPlus} onClick={() => setAdding(true)}>
        {t('client.add')}
      </Button>
      {isAdding ? <ClientPanel onAdd={add} onClose={close} /> : null}
    </div>
  )
}
