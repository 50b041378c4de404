import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { useTone } from '@src/views/demo/showcase/parts/useTone'
import { Pause, Play, Square, Volume2, VolumeX } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function Sound() {
  const { t } = useTranslation('demoExtensions')
  const format = useFormat()
  const { isPlaying, isMuted, volume, place, seconds, ...sound } = useTone()
  return (
    <>
      <progress className="sound-progress" max={1} value={place} aria-label={t('word.progress')} />
      <div className="showcase-row">
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'word.pauseSound' : 'word.playSound')}
          onClick={isPlaying ? sound.pause : sound.play}
        />
        <IconButton icon={Square} label={t('word.stopSound')} onClick={sound.stop} />
        <input
          type="range"
          className="slider slider-grow"
          aria-label={t('word.position')}
          max={1}
          step={0.01}
          value={place}
          onChange={({ target }) => sound.seek(target.valueAsNumber)}
        />
        <IconButton
          icon={isMuted ? VolumeX : Volume2}
          label={t(isMuted ? 'word.withSound' : 'word.withoutSound')}
          onClick={sound.mute}
        />
        <input
          type="range"
          className="slider"
          aria-label={t('word.volume')}
          max={1}
          step={0.05}
          value={volume}
          onChange={({ target }) => sound.setVolume(target.valueAsNumber)}
        />
      </div>
      <output className="muted">
        {t(isPlaying ? 'word.isPlaying' : 'word.isPaused', { seconds: format.number(seconds) })}
      </output>
    </>
  )
}
