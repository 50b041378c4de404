import { checkResolver } from '@core/form/checkResolver'
import { showFaults } from '@core/form/showFaults'
import { useDraft } from '@core/form/useDraft'
import { minutesToWait } from '@core/http/wait'
import { submitContact } from '@src/redux/contact/requests'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type ContactFormValues, EMPTY } from './values'

const resolver = checkResolver<ContactFormValues>(async (values) => (await import('./check')).faultsOf(values))

/** The form of a message to the platform: the typed values stay until it is sent. */
export function useContactForm(start: Partial<ContactFormValues>) {
  const { t } = useTranslation('contact')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm<ContactFormValues>({ defaultValues: { ...EMPTY, ...start }, resolver })
  const draft = useDraft('contact', form)
  async function submit(values: ContactFormValues) {
    const { data, error } = await submitContact(values)
    if (data) {
      draft.clear()
      setSentTo(values.email.trim())
      return
    }
    const minutes = minutesToWait(error)
    if (minutes === null) await showFaults(form, error)
    else form.setError('root', { message: t('tooMany', { count: minutes }) })
  }
  return { form, submit, sentTo }
}
