import { hasStoredSession } from '@src/redux/session/stored'
import { type ComponentType, lazy, Suspense, useState } from 'react'

type Load = () => Promise<{ Component: ComponentType }>

const later = (load: Load) => lazy(async () => ({ default: (await load()).Component }))

/**
 * Around the pages that are open to everybody: the menu and navbar for people who have signed in, the frame of the login
 * page for the others. Which one is read when such a page is opened, for a session begins and ends without a reload.
 */
export function openFrame(loadSignedIn: Load, loadPublic: Load): ComponentType {
  const SignedInFrame = later(loadSignedIn)
  const PublicFrame = later(loadPublic)
  return function OpenFrame() {
    const [isSignedIn] = useState(hasStoredSession)
    return <Suspense fallback={null}>{isSignedIn ? <SignedInFrame /> : <PublicFrame />}</Suspense>
  }
}
