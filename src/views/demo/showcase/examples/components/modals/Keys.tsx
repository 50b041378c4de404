import { Button } from '@core/components/Button'
import { KeysDialog } from '@core/components/overlays/KeysDialog'
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Keys() {
  const { t } = useTranslation('demoSample')
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(true)
  const groups = [
    {
      title: t('lessons'),
      hints: [
        { keys: 'N', does: t('add') },
        { keys: 'T', does: t('today') },
      ],
    },
    {
      title: t('period'),
      hints: ['day', 'week', 'month'].map((period, index) => ({ keys: `${index + 1}`, does: t(period) })),
    },
  ]
  return (
    <div className="showcase-row">
      <Button icon={Keyboard} onClick={() => setOpen(true)}>
        {t('keyboard')}
      </Button>
      <span role="status">{t(isOn ? 'keysOn' : 'keysOff')}</span>
      {isOpen ? (
        <KeysDialog
          title={t('keyboard')}
          groups={groups}
          switchLabel={t('singleKeys')}
          isOn={isOn}
          onSwitch={setOn}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
