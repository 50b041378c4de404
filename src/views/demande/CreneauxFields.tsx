import { MAX_CRENEAUX } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { DateField } from '@core/form/DateField'
import { TimeField } from '@core/form/TimeField'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type FormValues, NEW_CRENEAU } from './values'

/** Up to three times that would suit, in the order of preference. */
export function CreneauxFields({ min, max }: { min: string; max: string }) {
  const { t } = useTranslation('demande')
  const { fields, append, remove } = useFieldArray<FormValues, 'creneaux'>({ name: 'creneaux' })
  return (
    <>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="demande-creneau">
          <legend className="visually-hidden">{t('ask.slot', { rang: index + 1 })}</legend>
          <DateField name={`creneaux.${index}.jour`} label={t('ask.jour')} required min={min} max={max} />
          <TimeField name={`creneaux.${index}.debut`} label={t('ask.debut')} required />
          {fields.length > 1 ? (
            <IconButton icon={Trash2} label={t('ask.remove', { rang: index + 1 })} onClick={() => remove(index)} />
          ) : null}
        </fieldset>
      ))}
      {fields.length < MAX_CRENEAUX ? (
        <div>
          <Button size="sm" icon={Plus} onClick={() => append(NEW_CRENEAU)}>
            {t('ask.add')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
