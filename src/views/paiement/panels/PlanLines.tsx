import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { DateField } from '@core/form/fields/DateField'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { TextField } from '@core/form/fields/TextField'
import { useField } from '@core/form/fields/useField'
import { useMoney, useUnit } from '@src/parts/argent/useMoney'
import { Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type PlanValues, sumOf } from '../plan/planValues'

/** The instalments of a plan, each with its day and amount, and the amount missing from their sum. */
export function PlanLines({ total }: { total: number }) {
  const { t } = useTranslation('paiement')
  const unit = useUnit()
  const { control } = useFormContext<PlanValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'echeances' })
  return (
    <fieldset className="plan-lines">
      <legend className="form-label">{t('plan.lines')}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="plan-edit" data-row>
          <DateField name={`echeances.${index}.date`} label={t('plan.dayOf', { rang: index + 1 })} required />
          <TextField
            name={`echeances.${index}.montant`}
            label={t('plan.amountOf', { rang: index + 1, unit })}
            required
            inputMode="decimal"
            maxLength={14}
            autoComplete="off"
          />
          <IconButton icon={X} label={t('plan.removeOf', { rang: index + 1 })} onClick={() => remove(index)} />
        </div>
      ))}
      <Button size="sm" look="ghost" icon={Plus} data-adds-row onClick={() => append({ date: '', montant: '' })}>
        {t('plan.add')}
      </Button>
      <PlanSum total={total} />
    </fieldset>
  )
}

function PlanSum({ total }: { total: number }) {
  const { t } = useTranslation('paiement')
  const money = useMoney()
  const { control } = useFormContext<PlanValues>()
  const { id, code } = useField('echeances')
  const lacking = total - sumOf(useWatch({ control, name: 'echeances' }) ?? [])
  return (
    <div className="plan-sum">
      <p role="status">
        <span className="muted">{t('plan.total', { amount: money(total) })}</span>{' '}
        {lacking === 0 ? <b>{t('plan.exact')}</b> : null}
        {lacking > 0 ? <b className="account-late">{t('plan.lacking', { amount: money(lacking) })}</b> : null}
        {lacking < 0 ? <b className="account-late">{t('plan.tooMuch', { amount: money(-lacking) })}</b> : null}
      </p>
      <FieldNotes id={id} code={code} />
    </div>
  )
}
