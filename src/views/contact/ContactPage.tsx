import { BackLink } from '@core/components/BackLink'
import { Button } from '@core/components/Button'
import { Page } from '@core/components/Page'
import { Form } from '@core/form/Form'
import { TextAreaField } from '@core/form/fields/TextAreaField'
import { TextField } from '@core/form/fields/TextField'
import { paths } from '@src/configs/paths'
import { storedSession } from '@src/redux/session/stored'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useContactForm } from './useContactForm'

/**
 * The public contact form: it works without the store and reads the signed-in user's name from the browser's storage.
 */
export function ContactPage() {
  const { t } = useTranslation('contact')
  const [connect] = useState(() => storedSession()?.userData.connect)
  const { form, submit, sentTo } = useContactForm({
    nom: connect?.nomComplet ?? '',
    email: connect?.email ?? '',
    telephone: connect?.telephone ?? '',
  })
  const back = <BackLink to={connect ? paths.home : paths.login}>{connect ? t('back') : t('toLogin')}</BackLink>
  if (sentTo !== null)
    return (
      <Page title={t('done.title')} back={back}>
        <p role="status">{t('done.text', { email: sentTo })}</p>
      </Page>
    )
  return (
    <Page title={t('title')} description={t('text')} back={back}>
      <Form form={form} onSubmit={submit} label={t('title')}>
        <TextField name="nom" label={t('fields.nom')} required maxLength={120} autoComplete="name" />
        <TextField name="email" label={t('fields.email')} required type="email" maxLength={254} autoComplete="email" />
        <TextField name="telephone" label={t('fields.telephone')} type="tel" maxLength={30} autoComplete="tel" />
        <TextField name="sujet" label={t('fields.sujet')} required maxLength={150} autoComplete="off" />
        <TextAreaField name="texte" label={t('fields.texte')} required maxLength={5000} rows={6} />
        <div className="form-actions">
          <Button look="primary" icon={Send} type="submit" pending={form.formState.isSubmitting}>
            {t('send')}
          </Button>
        </div>
      </Form>
    </Page>
  )
}
