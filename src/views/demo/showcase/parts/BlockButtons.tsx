import { Button } from '@core/components/Button'
import { useTranslation } from 'react-i18next'
import type { BlockLook } from './useBlocked'

const LOOKS: readonly BlockLook[] = ['veil', 'ring', 'message']

interface BlockButtonsProps {
  isBlocked: boolean
  block: (look: BlockLook) => void
}

/** A button for each way in which a part can be blocked. */
export function BlockButtons({ isBlocked, block }: BlockButtonsProps) {
  const { t } = useTranslation('demoExtensions')
  return (
    <div className="showcase-row">
      {LOOKS.map((look) => (
        <Button key={look} disabled={isBlocked} onClick={() => block(look)}>
          {t(`word.blockLook.${look}`)}
        </Button>
      ))}
    </div>
  )
}
