import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { toast } from '@core/components/messages/toast'
import { Form } from '@core/form/Form'
import { TextField } from '@core/form/fields/TextField'
import { useFormat } from '@core/format/useFormat'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const LINE = { article: '', prix: '45', nombre: '1' }

export function Animated() {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  const form = useForm({ defaultValues: { lignes: [LINE] } })
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lignes' })
  const lines = useWatch({ control: form.control, name: 'lignes' })
  const total = lines.reduce((sum, { prix, nombre }) => sum + Number(prix) * Number(nombre), 0)
  return (
    <Form form={form} label={t('word.linesMoving')} onSubmit={() => toast.success(t('word.sent'))}>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="repeater-line is-coming">
          <legend className="visually-hidden">{t('word.line', { number: index + 1 })}</legend>
          <TextField name={`lignes.${index}.article`} label={t('word.article')} />
          <TextField name={`lignes.${index}.prix`} label={t('word.price')} type="number" />
          <TextField name={`lignes.${index}.nombre`} label={t('word.quantity')} type="number" />
          <IconButton icon={Trash2} label={t('word.removeLine', { number: index + 1 })} onClick={() => remove(index)} />
        </fieldset>
      ))}
      <p role="status">{t('word.total', { amount: format.amount(Math.round(total * 1000) || 0) })}</p>
      <div className="form-actions">
        <Button icon={Plus} onClick={() => append(LINE)}>
          {t('word.addLine')}
        </Button>
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
