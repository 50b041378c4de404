import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { type Drive, SCREEN, startDrive } from '@src/views/demo/showcase/parts/drive'
import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const START = { isPlaying: false, isMuted: true, volume: 1, seconds: 0 }

export function Screen() {
  const { t } = useTranslation('demoExtensions')
  const video = useRef<HTMLVideoElement>(null)
  const drive = useRef<Drive | null>(null)
  const [state, setState] = useState(START)
  useEffect(() => () => drive.current?.end(), [])
  const read = () => {
    if (!video.current) return
    const { paused, muted, volume, currentTime } = video.current
    setState({ isPlaying: !paused, isMuted: muted, volume, seconds: Math.floor(currentTime) })
  }
  const play = () => {
    if (!video.current) return
    drive.current ??= startDrive()
    video.current.srcObject ??= drive.current.stream
    void video.current.play()
  }
  const mute = () => {
    if (video.current) video.current.muted = !video.current.muted
  }
  return (
    <>
      <video
        ref={video}
        {...SCREEN}
        className="screen"
        aria-label={t('word.film')}
        muted
        playsInline
        onPlay={read}
        onPause={read}
        onVolumeChange={read}
        onTimeUpdate={read}
      />
      <div className="showcase-row">
        <IconButton
          icon={state.isPlaying ? Pause : Play}
          label={t(state.isPlaying ? 'word.pause' : 'word.play')}
          onClick={() => (state.isPlaying ? video.current?.pause() : play())}
        />
        <IconButton
          icon={state.isMuted ? VolumeX : Volume2}
          label={t(state.isMuted ? 'word.withSound' : 'word.withoutSound')}
          onClick={mute}
        />
        <input
          type="range"
          className="slider"
          aria-label={t('word.volume')}
          max={1}
          step={0.05}
          value={state.volume}
          onChange={({ target }) => {
            if (video.current) video.current.volume = target.valueAsNumber
          }}
        />
        <Button icon={Maximize} onClick={() => void video.current?.requestFullscreen()}>
          {t('word.fullScreen')}
        </Button>
      </div>
      <output className="muted">
        {t(state.isPlaying ? 'word.isPlaying' : 'word.isPaused', { seconds: state.seconds })}
      </output>
    </>
  )
}
