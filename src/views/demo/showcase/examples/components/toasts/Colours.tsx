import { Info } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Toast, ToastBody, ToastHeader } from 'reactstrap'

const TONES = ['primary', 'info', 'warning', 'danger'] as const

export function Colours() {
  const { t } = useTranslation('demoSample')
  const [closed, setClosed] = useState<readonly string[]>([])
  return (
    <div className="bs showcase-columns">
      {TONES.filter((tone) => !closed.includes(tone)).map((tone) => (
        <Toast key={tone} fade={false}>
          <ToastHeader
            tag="p"
            icon={<Info aria-hidden size={16} className={`text-${tone}`} />}
            toggle={() => setClosed([...closed, tone])}
            closeAriaLabel={t('close')}
          >
            {t(`tone.${tone}`)}
          </ToastHeader>
          <ToastBody>{t('short')}</ToastBody>
        </Toast>
      ))}
    </div>
  )
}
