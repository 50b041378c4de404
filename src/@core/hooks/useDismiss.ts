import { type RefObject, useEffect } from 'react'

/** Calls `onDismiss` on Escape and on a press outside `ref`, while `isOpen`. */
export function useDismiss(ref: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: (byKey: boolean) => void) {
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss(true)
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onDismiss(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [ref, isOpen, onDismiss])
}
