import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast'

const ToasterHost = lazy(() => import('./ToasterHost').then((module) => ({ default: module.ToasterHost })))

/** The area where toasts appear, newest on top. Mounted once; the library is loaded with the first toast. */
export function Toaster() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToasterHost />
    </Suspense>
  )
}
