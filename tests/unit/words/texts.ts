import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesOf, ROOT } from '@tests/helpers/sources/sources'

export const TEXTS_FOLDER = 'src/assets/locales'

export interface Text {
  /** Language, namespace and key: `fr common:dialog.ok`. */
  id: string
  text: string
  isDemo: boolean
}

/** The keys of a file of texts with their texts, nested keys joined by dots. */
export function flattenTexts(value: unknown, prefix = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([key, child]) => flattenTexts(child, prefix ? `${prefix}.${key}` : key))
}

/** Every text of every language. */
export const readTexts = (): Text[] =>
  filesOf(TEXTS_FOLDER, /\.json$/).flatMap((path) => {
    const language = path.slice(TEXTS_FOLDER.length + 1, TEXTS_FOLDER.length + 3)
    return flattenTexts(JSON.parse(readFileSync(join(ROOT, path), 'utf8'))).map(([key, text]) => ({
      id: `${language} ${basename(path, '.json')}:${key}`,
      text,
      isDemo: path.includes('/demo/'),
    }))
  })
