import '@src/assets/styles/main.scss'
import { noteFault, watchFaults } from '@core/errors/faults'
import { initI18n } from '@core/i18n/initI18n'
import { breathe } from '@core/platform/breathe'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@src/configs/languages'
import { loadTexts } from '@src/configs/texts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { quietConsole } from './quietConsole'
import { showStartFailure } from './startFailure'

if (import.meta.env.PROD) quietConsole()
watchFaults(window)
if (import.meta.env.VITE_REPORT_URL) void startReports(import.meta.env.VITE_REPORT_URL)

/** Sends errors to a reporting service, where the build names one. */
async function startReports(url: string): Promise<void> {
  const { sendReports } = await import('@core/errors/sendReports')
  sendReports({ url, share: Number(import.meta.env.VITE_REPORT_SHARE ?? 1) })
}

const texts = initI18n({
  languages: Object.keys(LANGUAGES),
  defaultLanguage: DEFAULT_LANGUAGE,
  load: loadTexts,
})

/** Older browsers lack Temporal, which the time zones need. */
const clock = 'Temporal' in globalThis ? undefined : import('temporal-polyfill/global')

/** Everything else loads behind the overlay of index.html. */
async function start(): Promise<void> {
  if (import.meta.env.MODE === 'native') (await import('./native/shell')).enterShell()
  const [{ App, createApplication }] = await Promise.all([import('./App'), texts, clock])
  await breathe()
  const router = await createApplication()
  await breathe()
  const root = document.getElementById('root')
  // As a transition, the first drawing is done in slices, and a tap in between is answered.
  if (root) startTransition(() => createRoot(root).render(<App router={router} />))
}

start().catch((error: unknown) => {
  noteFault('start', error)
  showStartFailure()
})
