import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is, or has been, near the visible part: drawings far below would make the page slow. */
export function useNear(element: RefObject<Element | null>, margin = '400px'): boolean {
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window))
  useEffect(() => {
    if (isNear || !element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear, margin])
  return isNear
}
