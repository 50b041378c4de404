import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { toast } from '@core/components/messages/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that the address is not confirmed, and offers to send the message again, once: the sample sends no mail. */
export function Unconfirmed({ email }: { email: string }) {
  const { t } = useTranslation('demoAccount')
  const [isSent, setSent] = useState(false)
  const send = () => {
    setSent(true)
    toast.success(t('unconfirmed.sent', { email }))
  }
  return (
    <Banner
      tone="warning"
      action={
        <Button size="sm" disabled={isSent} onClick={send}>
          {t(isSent ? 'unconfirmed.wait' : 'unconfirmed.send')}
        </Button>
      }
    >
      {t('unconfirmed.text')}
    </Banner>
  )
}
