import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { checkResolver } from '@core/form/checkResolver'
import { Form } from '@core/form/Form'
import { DateField } from '@core/form/fields/DateField'
import { TextField } from '@core/form/fields/TextField'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const START = { email: '', site: '', nombre: '', jour: '', code: '', sigle: '' }

const isAddress = (text: string) => /^https?:\/\/\S+\.\S+$/.test(text)
const isNumber = (text: string) => /^-?\d+([.,]\d+)?$/.test(text)

/**
 * One rule for each field: required, an e-mail address, a web address, a number, a day, at least four characters, at
 * most five.
 */
async function faultsOf({ email, site, nombre, jour, code, sigle }: typeof START) {
  const found: Record<string, string> = {}
  if (!/^\S+@\S+\.\S+$/.test(email)) found.email = email ? 'email' : 'required'
  if (site && !isAddress(site)) found.site = 'invalid'
  if (nombre && !isNumber(nombre)) found.nombre = 'invalid'
  if (!jour) found.jour = 'required'
  if (code.length < 4) found.code = code ? 'too_short' : 'required'
  if (sigle.length > 5) found.sigle = 'too_long'
  return found
}

export function Rules() {
  const { t } = useTranslation('demoForms')
  const form = useForm({ defaultValues: START, resolver: checkResolver(faultsOf) })
  return (
    <Form form={form} label={t('word.formOfRules')} onSubmit={() => toast.success(t('word.sent'))}>
      <div className="form-grid">
        <TextField name="email" label={t('word.email')} required />
        <TextField name="site" label={t('word.site')} placeholder="https://" />
        <TextField name="nombre" label={t('word.quantity')} inputMode="decimal" />
        <DateField name="jour" label={t('word.day')} required />
        <TextField name="code" label={t('word.code')} hint={t('word.fourAtLeast')} required />
        <TextField name="sigle" label={t('word.unit')} hint={t('word.fiveAtMost')} />
      </div>
      <div className="form-actions">
        <Button type="submit" look="primary">
          {t('word.save')}
        </Button>
      </div>
    </Form>
  )
}
