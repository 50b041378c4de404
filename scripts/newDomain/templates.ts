import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capital, type Names, separated } from './names'

const FOLDER = join(import.meta.dirname, 'templates')

/** The replacement of each word between double underscores. */
function wordsOf({ domain, domains, table, wing, titles }: Names, number: string): Record<string, string> {
  return {
    number,
    table,
    wing,
    domain,
    domains,
    Domain: capital(domain),
    Domains: capital(domains),
    DOMAIN: table.toUpperCase(),
    slug: separated(domain, '-'),
    slugs: separated(domains, '-'),
    ...Object.fromEntries(Object.entries(titles).map(([language, title]) => [`title_${language}`, title])),
  }
}

/** The files of a new domain, by path. `number` is the number of its migration. */
export function filesOf(names: Names, number: string): Map<string, string> {
  const words = wordsOf(names, number)
  const filled = (text: string) =>
    text.replace(
      /__(number|table|wing|domains?|Domains?|DOMAIN|slugs?|title_\w\w)__/g,
      (_, word: string) => words[word] ?? '',
    )
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tpl'))
  return new Map(
    paths.map((path) => [filled(path.replace(/\.tpl$/, '')), filled(readFileSync(join(FOLDER, path), 'utf8'))]),
  )
}
