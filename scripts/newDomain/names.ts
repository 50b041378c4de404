/** A fault of the request, shown to the user; nothing is written. */
export class Refusal extends Error {}

export const WINGS = [
  'ecole',
  'planning',
  'plateforme',
  'compte',
  'argent',
  'papiers',
  'recouvrement',
  'caisse',
  'cours',
] as const
export const LANGUAGES = ['fr', 'en', 'de', 'pt', 'ar'] as const

/** The spellings of a domain's name in the layers. */
export interface Names {
  /** `salleCours`, the name of its files. */
  domain: string
  /** `sallesCours` */
  domains: string
  /** `salle_cours`, its table. */
  table: string
  wing: (typeof WINGS)[number]
  /** « Salle cours », for the log. */
  label: string
  /** The title of its list, by language. */
  titles: Record<(typeof LANGUAGES)[number], string>
}

/** Names already in use by the generated files, the language or the layers. */
const RESERVED = new Set([
  ...[
    'arguments',
    'await',
    'break',
    'case',
    'catch',
    'class',
    'const',
    'continue',
    'default',
    'delete',
    'else',
    'enum',
  ],
  ...['eval', 'export', 'extends', 'false', 'finally', 'for', 'function', 'import', 'interface', 'let', 'new', 'null'],
  ...[
    'package',
    'private',
    'protected',
    'public',
    'return',
    'static',
    'super',
    'switch',
    'this',
    'throw',
    'true',
    'try',
  ],
  ...['type', 'typeof', 'undefined', 'var', 'void', 'while', 'with', 'yield'],
  ...['acl', 'answer', 'api', 'archive', 'archived', 'base', 'call', 'calls', 'columns', 'common', 'create', 'demo'],
  ...['errors', 'list', 'move', 'nav', 'nom', 'note', 'page', 'record', 'row', 'rows', 'search', 'session', 'update'],
])

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const separated = (name: string, sign: string) => name.replace(/[A-Z]/g, (letter) => sign + letter.toLowerCase())

/** The French plural, formed on the first word: `codeAcces` → `codesAcces`. */
function pluralOf(name: string): string {
  const [, first = '', rest = ''] = /^([a-z]+)(.*)$/.exec(name) ?? []
  if (/[sxz]$/.test(first)) return name
  if (/al$/.test(first)) return `${first.slice(0, -1)}ux${rest}`
  return `${first}${/(?:eau|eu)$/.test(first) ? 'x' : 's'}${rest}`
}

function titlesOf(given: string | undefined, domains: string): Names['titles'] {
  const usual = capital(separated(domains, ' '))
  const titles = given?.split(',').map((title) => title.trim()) ?? LANGUAGES.map(() => usual)
  const [fr, en, de, pt, ar] = titles
  if (!fr || !en || !de || !pt || !ar || titles.length > LANGUAGES.length)
    throw new Refusal('--titles needs five words, one for each language: --titles "Salles,Rooms,Räume,Salas,القاعات"')
  return { fr, en, de, pt, ar }
}

export interface Wanted {
  name: string | undefined
  wing?: string
  plural?: string
  titles?: string
}

/** @throws {Refusal} for an invalid name */
export function namesOf({ name, wing = 'ecole', plural, titles }: Wanted): Names {
  if (!name)
    throw new Refusal('Usage: npm run new-domain -- NAME [--wing ecole] [--plural NAMES] [--titles fr,en,de,pt,ar]')
  if (!/^[a-z][a-z]+([A-Z][a-z]+)*$/.test(name) || name.length > 30)
    throw new Refusal(
      `« ${name} » cannot be a name: a French noun in the singular, in camelCase without accents, like codeAcces`,
    )
  if (RESERVED.has(name)) throw new Refusal(`« ${name} » is reserved: choose another noun`)
  const known = WINGS.find((one) => one === wing)
  if (!known) throw new Refusal(`There is no wing « ${wing} »: ${WINGS.join(', ')}`)
  const domains = plural ?? pluralOf(name)
  if (domains === name || !/^[a-z]+([A-Z][a-z]+)*$/.test(domains))
    throw new Refusal(`« ${name} » needs a plural of another spelling: --plural NAMES`)
  const label = capital(separated(name, ' '))
  return { domain: name, domains, table: separated(name, '_'), wing: known, label, titles: titlesOf(titles, domains) }
}
