import { demoPaths } from '@src/configs/demo/paths'
import { useLocation } from 'react-router-dom'

export const SCREENS = ['login', 'register', 'forgot-password', 'reset-password'] as const
export type Screen = (typeof SCREENS)[number]

export const VERSIONS = [1, 2] as const
type Version = (typeof VERSIONS)[number]

/** The version in the address: 1 is a centred card, 2 a form beside a picture. */
export const useVersion = (): Version => (useLocation().pathname.endsWith('-v2') ? 2 : 1)

/** The address of another screen in the current version. */
export function useScreenPath() {
  const version = useVersion()
  return (screen: Screen) => demoPaths.demoAuth(screen, version)
}
