import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import { useFormat } from '@core/format/useFormat'
import { useUnit } from '@src/parts/argent/useMoney'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { emptyLine, type FactureValues } from './values'

/** Lines that the school types: the text, the quantity and the price with all taxes. */
export function LignesFields({ taux }: { taux: readonly number[] }) {
  const { t } = useTranslation('facture')
  const format = useFormat()
  const unit = useUnit()
  const { control } = useFormContext<FactureValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'lignes' })
  const rates = taux.map((rate) => ({
    value: String(rate),
    label: t('form.rate', { rate: format.number(rate / 100) }),
  }))
  return (
    <>
      {fields.map((field, index) => (
        <fieldset className="facture-line" key={field.id} data-row aria-label={t('form.line', { rank: index + 1 })}>
          <TextField name={`lignes.${index}.libelle`} label={t('form.libelle')} required maxLength={200} />
          <TextField
            name={`lignes.${index}.quantite`}
            label={t('form.quantite')}
            required
            inputMode="numeric"
            maxLength={4}
          />
          <TextField
            name={`lignes.${index}.prix`}
            label={t('form.prix', { unit })}
            required
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
          />
          <SelectField name={`lignes.${index}.tauxTva`} label={t('form.tva')} required options={rates} />
          <IconButton icon={Trash2} label={t('form.remove', { rank: index + 1 })} onClick={() => remove(index)} />
        </fieldset>
      ))}
      <Button className="facture-add" icon={Plus} data-adds-row onClick={() => append(emptyLine(taux[0] ?? 0))}>
        {t('form.add')}
      </Button>
    </>
  )
}
