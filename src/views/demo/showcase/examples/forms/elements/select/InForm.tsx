import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { Form } from '@core/form/Form'
import { ComboField } from '@core/form/fields/ComboField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const CITIES = ['Bizerte', 'Gabès', 'Kairouan', 'Monastir', 'Nabeul', 'Sfax', 'Sousse', 'Tozeur', 'Tunis']
const OPTIONS = CITIES.map((city, index) => ({ value: String(index + 1), label: city }))
const START: { idVille: number | null } = { idVille: 9 }

export function InForm() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START })
  const save = ({ idVille }: typeof START) =>
    toast.success(t('word.sentValue', { value: idVille ? CITIES[idVille - 1] : '–' }))
  return (
    <Form form={form} label={t('word.formWithSearch')} onSubmit={save}>
      <ComboField name="idVille" label={t('word.city')} hint={t('word.searchHint')} options={OPTIONS} numeric />
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
