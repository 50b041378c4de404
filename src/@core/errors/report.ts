import { deviceInfo } from '@core/platform/device'
import type { Fault } from './faults'
import { currentSurroundings } from './surroundings'

/** Everything that a report says; each value comes from a closed set or from the code itself. */
export interface FaultReport {
  version: string
  /** ISO 8601, UTC. */
  time: string
  route: string
  browser: string
  language: string
  online: boolean
  storage: string
  faults: readonly Fault[]
}

/** The name of the file of the build that holds this module: it changes with every build that changes the code. */
const buildOf = (address: string) => /\/assets\/([\w-]+)\.js$/.exec(address)?.[1] ?? 'development'

/** The browser and its major version; the whole user agent names the model of some phones. */
function browserOf(): string {
  const { deviceName, deviceType, userAgent } = deviceInfo()
  const [, version = ''] =
    /\b(?:Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome|Version)\/(\d{1,4})/.exec(userAgent) ?? []
  return [deviceName, version, deviceType].filter(Boolean).join(', ')
}

/** A language tag, as `fr` or `pt-BR`. */
const languageOf = (tag: string) => (/^[a-z]{2,3}(?:-[A-Z]{2})?$/.test(tag) ? tag : '')

export function reportOf(faults: readonly Fault[]): FaultReport {
  return {
    version: `${__VERSION__} (${buildOf(import.meta.url)})`,
    time: new Date().toISOString(),
    route: currentSurroundings().route(),
    browser: browserOf(),
    language: languageOf(document.documentElement.lang),
    online: navigator.onLine,
    storage: currentSurroundings().storage(),
    faults,
  }
}

function linesOf({ source, at, name, message, frames }: Fault): string[] {
  const head = message ? `${name}: ${message}` : name
  return ['', `${new Date(at).toISOString()} ${source}`, head, ...frames.map((frame) => `  ${frame}`)]
}

/** The report as text to copy; always in English, for support. */
export function textOfReport({ faults, online, ...facts }: FaultReport): string {
  const lines = Object.entries({ ...facts, online: online ? 'yes' : 'no' }).map(([name, value]) => `${name}: ${value}`)
  return [...lines, ...faults.flatMap(linesOf)].join('\n')
}
