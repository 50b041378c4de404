import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { useTranslation } from 'react-i18next'
import type { Slide } from './Swipe'

/** Pictures of a drive, one for each moment of the day. */
export function useClips(count: number): Slide[] {
  const { t } = useTranslation('demoExtensions')
  return Array.from({ length: count }, (_, index) => ({
    id: `clip-${index}`,
    content: <Clip label={t('word.picture', { number: index + 1 })} place={(index + 0.5) / count} />,
  }))
}
