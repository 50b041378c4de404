import { useEffect, useRef, useState } from 'react'

/** A tune made by the browser: no file, no network. */
const NOTES = [392, 494, 587, 494, 392, 330, 392, 494, 587, 659, 587, 494]
const NOTE_MS = 400
const LOUDEST = 0.2

interface Tone {
  context: AudioContext
  gain: GainNode
  oscillator: OscillatorNode
}

function begin(): Tone {
  const context = new AudioContext()
  const gain = context.createGain()
  const oscillator = context.createOscillator()
  oscillator.connect(gain).connect(context.destination)
  oscillator.start()
  return { context, gain, oscillator }
}

/** A tune that is played note by note, from any of them, as loud as wanted. */
export function useTone() {
  const tone = useRef<Tone | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [volume, setVolume] = useState(0.5)
  const [isMuted, setMuted] = useState(false)
  const [note, setNote] = useState(0)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => setNote((before) => before + 1), NOTE_MS)
    return () => {
      clearInterval(timer)
      void tone.current?.context.close()
      tone.current = null
    }
  }, [isPlaying])
  useEffect(() => {
    if (note >= NOTES.length) {
      setPlaying(false)
      setNote(0)
    } else if (tone.current) tone.current.oscillator.frequency.value = NOTES[note] ?? 440
  }, [note])
  useEffect(() => {
    if (tone.current) tone.current.gain.gain.value = isMuted ? 0 : volume * LOUDEST
  }, [volume, isMuted])
  const play = () => {
    tone.current = begin()
    tone.current.gain.gain.value = isMuted ? 0 : volume * LOUDEST
    tone.current.oscillator.frequency.value = NOTES[note] ?? 440
    setPlaying(true)
  }
  const pause = () => setPlaying(false)
  const stop = () => {
    setPlaying(false)
    setNote(0)
  }
  const sound = { isPlaying, volume, isMuted, place: note / NOTES.length, seconds: (note * NOTE_MS) / 1000 }
  const seek = (place: number) => setNote(Math.min(NOTES.length - 1, Math.floor(place * NOTES.length)))
  return { ...sound, play, pause, stop, seek, setVolume, mute: () => setMuted(!isMuted) }
}
