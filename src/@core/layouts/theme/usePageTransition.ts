import { areMotionsReduced } from '@core/platform/media'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Theme } from './theme'

const TIME = { duration: 220, easing: 'ease-out' }

/** The first frame of each animation. `ahead` is 1 or -1: a page slides in from the side where reading begins. */
const FROM: Record<Theme['transition'], ((ahead: number) => Keyframe) | null> = {
  none: null,
  fade: () => ({ opacity: 0 }),
  slide: (ahead) => ({ opacity: 0, transform: `translateX(${-32 * ahead}px)` }),
  zoom: () => ({ opacity: 0, transform: 'scale(0.96)' }),
}

/**
 * Animates the content of another page as the user chose, and shows a new choice immediately. Nothing moves for users
 * whose device asks for less motion.
 */
export function usePageTransition(content: RefObject<HTMLElement | null>, { transition, direction }: Theme): void {
  const { pathname } = useLocation()
  const wanted = `${transition} ${pathname}`
  const shown = useRef(wanted)
  useLayoutEffect(() => {
    if (shown.current === wanted) return
    shown.current = wanted
    const from = areMotionsReduced() ? null : FROM[transition]?.(direction === 'rtl' ? -1 : 1)
    if (from) content.current?.animate([from, {}], TIME)
  }, [content, wanted, transition, direction])
}
