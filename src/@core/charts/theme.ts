import { useMemo, useSyncExternalStore } from 'react'

function subscribe(listen: () => void): () => void {
  const observer = new MutationObserver(listen)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-bs-theme'] })
  return () => observer.disconnect()
}

const skinShown = () => document.documentElement.dataset.bsTheme ?? 'light'

/** The current colours of the page, light or dark. */
export function useChartTheme() {
  const skin = useSyncExternalStore(subscribe, skinShown)
  return useMemo(() => {
    const style = getComputedStyle(document.documentElement)
    const color = (name: string) => style.getPropertyValue(`--c-${name}`).trim() || 'currentcolor'
    return {
      skin,
      tones: {
        primary: color('primary'),
        info: color('info'),
        warning: color('warning'),
        danger: color('danger'),
        muted: color('line-strong'),
      },
      soft: color('skeleton'),
      ink: color('ink'),
      muted: color('muted'),
      line: color('line'),
      surface: color('surface'),
      font: style.getPropertyValue('--font').trim(),
    }
  }, [skin])
}

export type ChartTheme = ReturnType<typeof useChartTheme>
