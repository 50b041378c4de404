import { loadPicture } from '@src/parts/panneau/loadPicture'
import { nextOpen, type RunningAttempt } from '@src/redux/code-course/attempt'
import { useEffect } from 'react'

/** Loads the picture of the next question while this one is read. */
export function useNextPicture({ questions, position }: RunningAttempt): void {
  const next = questions[nextOpen(questions, position) ?? position]?.picture
  useEffect(() => {
    // Without network the question goes without its picture.
    if (next) void loadPicture(next).catch(() => undefined)
  }, [next])
}
