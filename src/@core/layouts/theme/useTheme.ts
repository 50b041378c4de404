import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { onStoredChange } from '@core/platform/storage'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { chosenTheme, type Theme } from './theme'

/** The themes that open pages ask for, the newest last. */
let asked: readonly Partial<Theme>[] = []
const listeners = new Set<() => void>()

function ask(next: readonly Partial<Theme>[]): void {
  asked = next
  for (const listen of listeners) listen()
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen)
  const forget = onStoredChange(listen)
  // The direction follows the language.
  const observer = new MutationObserver(listen)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  return () => {
    listeners.delete(listen)
    forget()
    observer.disconnect()
  }
}

// Text, because React compares snapshots by identity.
const snapshot = () => JSON.stringify([chosenTheme(), ...asked])

/** The theme of the frame: the user's choices, overridden by those of an open page. */
export function useTheme(): Theme {
  const text = useSyncExternalStore(subscribe, snapshot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text changes with what is read
  return useMemo(() => Object.assign(chosenTheme(), ...asked), [text])
}

/** The theme as far as the window has room for it: a bar of menus needs width, a phone its navbar. */
export function useFittingTheme(isNarrow: boolean): Theme {
  const theme = useTheme()
  const isWide = useMediaQuery('(min-width: 1200px)')
  if (isWide && theme.layout === 'horizontal') {
    return { ...theme, navbarColor: 'white', navbar: theme.navbar === 'hidden' ? 'floating' : theme.navbar }
  }
  const navbar = isNarrow && theme.navbar === 'hidden' ? 'floating' : theme.navbar
  return { ...theme, layout: 'vertical', navbar }
}

/**
 * Applies the theme of a page with its own frame while that page is open. `wanted` must be created outside the
 * component.
 */
export function useAskedTheme(wanted: Partial<Theme>): void {
  useEffect(() => {
    ask([...asked, wanted])
    return () => ask(asked.filter((one) => one !== wanted))
  }, [wanted])
}

/** Writes the direction to the document, where the styles and the libraries read it. */
export function useWrittenDirection(direction: Theme['direction']): void {
  useEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
}
