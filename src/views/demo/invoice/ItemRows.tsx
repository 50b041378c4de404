import { lineNet } from '@contract/demo/invoice'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PresetField } from './PresetField'
import { useMoney } from './useMoney'
import { emptyItem, type InvoiceValues, type ItemValues, itemsOf } from './values'

const sumOf = (item: ItemValues) => itemsOf([item]).reduce((sum, line) => sum + lineNet(line), 0)

/** The lines of an invoice: added, edited, removed. */
export function ItemRows() {
  const { t } = useTranslation('demoInvoice')
  const { control, setFocus } = useFormContext<InvoiceValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const removeAt = (index: number) => {
    remove(index)
    setTimeout(() => setFocus(`items.${Math.max(index - 1, 0)}.title`))
  }
  return (
    <fieldset className="invoice-items">
      <legend>{t('items.title')}</legend>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="invoice-item" aria-label={t('items.row', { row: index + 1 })}>
          <ItemFields index={index} />
          <div className="invoice-item-end">
            <ItemNet index={index} />
            <IconButton
              icon={Trash2}
              label={t('items.remove', { row: index + 1 })}
              disabled={fields.length === 1}
              onClick={() => removeAt(index)}
            />
          </div>
        </fieldset>
      ))}
      <Button icon={Plus} onClick={() => append(emptyItem(), { focusName: `items.${fields.length}.title` })}>
        {t('items.add')}
      </Button>
    </fieldset>
  )
}

function ItemFields({ index }: { index: number }) {
  const { t } = useTranslation('demoInvoice')
  const name = (field: string) => `items.${index}.${field}`
  return (
    <>
      <PresetField index={index} />
      <TextField name={name('title')} label={t('items.name')} required maxLength={120} className="invoice-item-title" />
      <TextField name={name('cost')} label={t('items.cost')} inputMode="decimal" required />
      <TextField name={name('quantity')} label={t('items.quantity')} inputMode="decimal" required />
      <TextField name={name('discount')} label={t('items.discountPercent')} inputMode="decimal" required />
      <TextField name={name('tax')} label={t('items.taxPercent')} inputMode="decimal" required />
      <TextField name={name('secondTax')} label={t('items.secondTaxPercent')} inputMode="decimal" required />
      <TextAreaField
        name={name('note')}
        label={t('items.note')}
        rows={2}
        maxLength={300}
        className="invoice-item-note"
      />
    </>
  )
}

function ItemNet({ index }: { index: number }) {
  const { t } = useTranslation('demoInvoice')
  const money = useMoney()
  const { control } = useFormContext<InvoiceValues>()
  const item = useWatch({ control, name: `items.${index}` })
  return (
    <p className="invoice-item-net">
      <span className="muted">{t('items.net')}</span>
      <b>{money(item ? sumOf(item) : 0)}</b>
    </p>
  )
}
