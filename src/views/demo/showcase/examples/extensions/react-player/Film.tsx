import { IconButton } from '@core/components/IconButton'
import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { usePlaying } from '@src/views/demo/showcase/parts/usePlaying'
import { Pause, Play, Square } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SPEEDS = [1, 1.5, 2]

export function Film() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [speed, setSpeed] = useState(1)
  const [loops, setLoops] = useState(false)
  const { place, isPlaying, play, pause, seek } = usePlaying({ seconds: 8, speed, loops })
  const stop = () => {
    pause()
    seek(0)
  }
  return (
    <>
      <Clip label={t('word.film')} place={place} />
      <div className="showcase-row">
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'word.pause' : 'word.play')}
          onClick={isPlaying ? pause : play}
        />
        <IconButton icon={Square} label={t('word.stopPlaying')} onClick={stop} />
        <input
          type="range"
          className="slider slider-grow"
          aria-label={t('word.position')}
          max={1}
          step={0.01}
          value={place}
          onChange={({ target }) => seek(target.valueAsNumber)}
        />
        <select
          className="form-select form-select-sm"
          aria-label={t('word.speed')}
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one} ×
            </option>
          ))}
        </select>
        <div className="form-check">
          <input
            id={id}
            type="checkbox"
            className="form-check-input"
            checked={loops}
            onChange={({ target }) => setLoops(target.checked)}
          />
          <label className="form-check-label" htmlFor={id}>
            {t('word.loop')}
          </label>
        </div>
      </div>
    </>
  )
}
