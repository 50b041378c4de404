import { IconButton } from '@core/components/IconButton'
import { useTone } from '@src/views/demo/showcase/parts/useTone'
import { Play, Square, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Sound() {
  const { t } = useTranslation('demoExtensions')
  const { isPlaying, volume, play, stop, change } = useTone()
  return (
    <div className="showcase-row">
      <IconButton
        icon={isPlaying ? Square : Play}
        label={t(isPlaying ? 'word.stopSound' : 'word.playSound')}
        onClick={isPlaying ? stop : play}
      />
      <Volume2 aria-hidden size={18} />
      <input
        type="range"
        className="slider"
        aria-label={t('word.volume')}
        max={1}
        step={0.05}
        value={volume}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    </div>
  )
}
