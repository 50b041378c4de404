import { IconButton } from '@core/components/IconButton'
import { Clip } from '@src/views/demo/showcase/parts/Clip'
import { usePlaying } from '@src/views/demo/showcase/parts/usePlaying'
import { Maximize, Pause, Play, Square } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SPEEDS = [1, 1.5, 2]
const SECONDS = 8

export function Film() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const screen = useRef<HTMLDivElement>(null)
  const [speed, setSpeed] = useState(1)
  const [loops, setLoops] = useState(false)
  const [hasControls, setControls] = useState(true)
  const { place, isPlaying, play, pause, seek } = usePlaying({ seconds: SECONDS, speed, loops })
  const stop = () => {
    pause()
    seek(0)
  }
  const state = {
    playing: isPlaying,
    played: Number(place.toFixed(2)),
    seconds: Number((place * SECONDS).toFixed(1)),
    duration: SECONDS,
    loaded: 1,
    playbackRate: speed,
    loop: loops,
    controls: hasControls,
  }
  const check = (name: 'loop' | 'controls', isOn: boolean, onSwitch: (isOn: boolean) => void) => (
    <div className="form-check">
      <input
        id={`${id}-${name}`}
        type="checkbox"
        className="form-check-input"
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <label className="form-check-label" htmlFor={`${id}-${name}`}>
        {t(`word.${name}`)}
      </label>
    </div>
  )
  return (
    <>
      <div ref={screen} className="clip-screen">
        <Clip label={t('word.film')} place={place} />
      </div>
      <div className="showcase-row" hidden={!hasControls}>
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
        <IconButton
          icon={Maximize}
          label={t('word.fullScreen')}
          onClick={() => void screen.current?.requestFullscreen()}
        />
      </div>
      <div className="showcase-row">
        {check('loop', loops, setLoops)}
        {check('controls', hasControls, setControls)}
      </div>
      <pre className="player-state">
        <code translate="no">{JSON.stringify(state, null, 2)}</code>
      </pre>
    </>
  )
}
