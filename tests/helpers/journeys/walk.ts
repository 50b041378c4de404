import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAbility } from '@contract/ability'
import { menuItems } from '@core/layouts/menu'
import { samplePages } from '@fake-db/demo/data/pages'
import { demoPaths } from '@src/configs/demo/paths'
import { LANGUAGES } from '@src/configs/languages'
import { DEMO_GROUPS } from '@src/navigation/demo/menu'
import { menuFor } from '@src/navigation/menu'
import { actionsFor, otherPagesFor } from '@src/navigation/search'
import { GROUPS } from '@src/views/demo/showcase/routes'

/** The way in which a page is displayed. */
export interface Look {
  language: string
  direction: 'ltr' | 'rtl'
  skin: 'light' | 'dark' | 'bordered' | 'semi-dark'
  width: 390 | 1440
  layout: 'vertical' | 'horizontal'
}

const SKINS = ['light', 'dark', 'bordered', 'semi-dark'] as const

/**
 * The display of a page in a round, with one round for each language. After all rounds each page was seen in every
 * language, every skin, both widths and both directions. Neighbouring pages differ, so that all pairs of choices occur.
 */
export function lookAt(page: number, round: number): Look {
  const language = Object.keys(LANGUAGES)[round] ?? 'fr'
  const width = (page + round) % 2 === 0 ? 1440 : 390
  const isMirrored = (Math.floor(page / 2) + round) % 4 === 3
  return {
    language,
    direction: language === 'ar' || isMirrored ? 'rtl' : 'ltr',
    skin: SKINS[(Math.floor(page / 4) + round) % SKINS.length] ?? 'light',
    width,
    layout: width === 1440 && (page + Math.floor(round / 2)) % 3 === 0 ? 'horizontal' : 'vertical',
  }
}

/** The pages that visitors open without a session. */
export const OPEN_TO_ALL = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/contact',
  '/backend',
  '/licences',
  '/accessibilite',
  '/misc/coming-soon',
  '/misc/maintenance',
  '/misc/error',
  '/nulle-part',
]

/** The addresses of all searchable pages, of the overviews of the examples and of the deeper pages of the demo. */
const demoAddresses = (): string[] => [
  ...samplePages().map(({ link }) => link),
  ...GROUPS.flatMap(({ overview, pages }) => [...overview, ...Object.values(pages)]),
  demoPaths.emailFolder('sent'),
  demoPaths.emailLabel('personal'),
  demoPaths.todoFilter('important'),
  demoPaths.knowledgeArea('planning'),
  demoPaths.knowledgeArticle('planning', 'poser-une-lecon'),
]

/** The addresses of records, which no menu contains. */
const RECORDS: Record<string, string[]> = {
  ecole: ['/apps/candidats/1', '/apps/vehicules/1', '/apps/moniteurs/1'],
  manager: ['/apps/autoecole/1'],
}

/** Every address of an account's menu and search, and of the demo if the account may read it. */
export function addressesOf(username: string, storage: Readonly<Record<string, string>>): string[] {
  const { role, ability: rules } = JSON.parse(storage.userData ?? '{}')
  const ability = buildAbility(rules)
  const person = { role, ability, t: (key: string) => key }
  const ownPages = [
    ...menuItems(menuFor(role, ability, person.t, DEMO_GROUPS)),
    ...otherPagesFor(person),
    ...actionsFor(person),
  ].map(({ to }) => to)
  const demo = ability.can('read', 'Demo') ? demoAddresses() : []
  return [...new Set([...ownPages, ...(RECORDS[username] ?? []), ...demo])]
}

function leaves(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${before}${key}.`) : [`${before}${key}`],
  )
}

/** The text keys that cannot be mistaken for a word: those with several parts, also with their namespace. */
export function textKeys(): string[] {
  const root = join(import.meta.dirname, '../../../src/assets/locales/fr')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return files.flatMap((file) => {
    const namespace = file.replace(/^.*\//, '').replace('.json', '')
    const keys = leaves(JSON.parse(readFileSync(join(root, file), 'utf8'))).map((key) =>
      key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
    )
    return [...keys.filter((key) => key.includes('.')), ...keys.map((key) => `${namespace}:${key}`)]
  })
}
