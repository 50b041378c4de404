import { useEffect, useRef, useState } from 'react'

/** Three notes over and over, made by the browser: no file, no network. */
const NOTES = [392, 494, 587]

interface Tone {
  context: AudioContext
  gain: GainNode
  timer: ReturnType<typeof setInterval>
}

function start(volume: number): Tone {
  const context = new AudioContext()
  const gain = context.createGain()
  const oscillator = context.createOscillator()
  gain.gain.value = volume * 0.2
  oscillator.connect(gain).connect(context.destination)
  oscillator.start()
  let index = 0
  const next = () => {
    oscillator.frequency.value = NOTES[index % NOTES.length] ?? 440
    index += 1
  }
  next()
  return { context, gain, timer: setInterval(next, 400) }
}

export function useTone() {
  const tone = useRef<Tone | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [volume, setVolume] = useState(0.5)
  const stop = () => {
    if (tone.current) {
      clearInterval(tone.current.timer)
      void tone.current.context.close()
    }
    tone.current = null
    setPlaying(false)
  }
  const play = () => {
    tone.current = start(volume)
    setPlaying(true)
  }
  const change = (next: number) => {
    setVolume(next)
    if (tone.current) tone.current.gain.gain.value = next * 0.2
  }
  useEffect(
    () => () => {
      if (tone.current) clearInterval(tone.current.timer)
      void tone.current?.context.close()
    },
    [],
  )
  return { isPlaying, volume, play, stop, change }
}
