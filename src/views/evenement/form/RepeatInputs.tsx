import { DateField } from '@core/form/fields/DateField'
import { SelectField } from '@core/form/fields/SelectField'
import { TextField } from '@core/form/fields/TextField'
import type { FormValues } from '@src/parts/evenement/form/values'
import { useTranslation } from 'react-i18next'

const WEEKS = [1, 2, 3, 4]

/** Every week or every few weeks, for a number of times or until a day. */
export function RepeatInputs({ repete }: Pick<FormValues, 'repete'>) {
  const { t } = useTranslation('evenement')
  const ways = [
    { value: 'nombre', label: t('form.repete.nombre') },
    { value: 'jusqua', label: t('form.repete.jusqua') },
  ]
  const weeks = WEEKS.map((count) => ({ value: String(count), label: t('form.semaines', { count }) }))
  return (
    <>
      <SelectField name="repete" label={t('form.repete.label')} options={ways} placeholder={t('form.repete.non')} />
      {repete ? (
        <div className="form-times">
          <SelectField numeric required name="semaines" label={t('form.every')} options={weeks} />
          {repete === 'nombre' ? (
            <TextField type="number" inputMode="numeric" name="nombre" label={t('form.nombre')} required />
          ) : (
            <DateField name="jusqua" label={t('form.jusqua')} required />
          )}
        </div>
      ) : null}
    </>
  )
}
