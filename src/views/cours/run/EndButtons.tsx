import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import type { useEnd } from './attempt/useEnd'

interface EndButtonsProps {
  ending: ReturnType<typeof useEnd>
  onFinish: () => Promise<void>
}

/** The two final ways out of a running attempt; leaving the page keeps it for later. */
export function EndButtons({ ending, onFinish }: EndButtonsProps) {
  const { t } = useTranslation('cours')
  return (
    <div className="run-ends">
      <Button size="sm" look="ghost" disabled={ending.isEnding} onClick={() => void ending.giveUp()}>
        {t('run.giveUp')}
      </Button>
      <Button size="sm" look="ghost" pending={ending.isEnding} onClick={() => void onFinish()}>
        {t('run.end')}
      </Button>
    </div>
  )
}
