import { useEffect, useState } from 'react'

interface Playing {
  seconds: number
  speed: number
  loops: boolean
}

/** The position in something that plays, between 0 and 1. */
export function usePlaying({ seconds, speed, loops }: Playing) {
  const [place, setPlace] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    let last = performance.now()
    const end = loops ? 0 : 1
    const draw = (now: number) => {
      const part = ((now - last) / 1000 / seconds) * speed
      last = now
      setPlace((before) => (before + part < 1 ? before + part : end))
      frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, seconds, speed, loops])
  useEffect(() => {
    if (place === 1) setPlaying(false)
  }, [place])
  const play = () => {
    if (place === 1) setPlace(0)
    setPlaying(true)
  }
  return { place, isPlaying, play, pause: () => setPlaying(false), seek: setPlace }
}
