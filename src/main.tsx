import '@src/assets/styles/main.scss'
import { initI18n } from '@core/i18n/initI18n'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@src/configs/languages'
import { loadTexts } from '@src/configs/texts'
import { createRoot } from 'react-dom/client'
import { quietConsole } from './quietConsole'

if (import.meta.env.PROD) quietConsole()

const texts = initI18n({
  languages: Object.keys(LANGUAGES),
  defaultLanguage: DEFAULT_LANGUAGE,
  load: loadTexts,
})

/** Older browsers lack Temporal, which the time zones need. */
const clock = 'Temporal' in globalThis ? undefined : import('temporal-polyfill/global')

/** Everything else loads behind the overlay of index.html. */
async function start(): Promise<void> {
  const [{ App, createApplication }] = await Promise.all([import('./App'), texts, clock])
  const router = await createApplication()
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App router={router} />)
}

void start()
