import { hasStoredSession } from '@src/redux/session/stored'
import { type ComponentType, lazy, Suspense, useState } from 'react'

type Load = () => Promise<{ Component: ComponentType }>

const later = (load: Load) => lazy(async () => ({ default: (await load()).Component }))

/**
 * The layout of pages open to everybody: the shell for signed-in users, the public layout for others. Decided each time
 * such a page opens, because a session begins and ends without a reload.
 */
export function openFrame(loadSignedIn: Load, loadPublic: Load): ComponentType {
  const SignedInFrame = later(loadSignedIn)
  const PublicFrame = later(loadPublic)
  return function OpenFrame() {
    const [isSignedIn] = useState(hasStoredSession)
    return <Suspense fallback={null}>{isSignedIn ? <SignedInFrame /> : <PublicFrame />}</Suspense>
  }
}
