// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEXES, SOURCES } from '@contract/ecole/candidat'
import { readCells } from '@contract/ecole/import/candidatCells'
import { targetOfHeading } from '@contract/ecole/import/candidatColumns'
import { IMPORT_FIELDS } from '@contract/ecole/import/candidatImport'
import { ROOT } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

type Words = Record<string, string>
type Texts = Record<'sexe' | 'source' | 'targets', Words>

/** The import must understand the headings and values that the export writes. */
const TODAY = '2026-11-21'

describe.each(['fr', 'en', 'de', 'pt'])('labels of an exported list in %s', (language) => {
  const read = (path: string) => JSON.parse(readFileSync(join(ROOT, `src/assets/locales/${language}/${path}`), 'utf8'))
  const texts: Texts = read('ecole/import.json')
  const fields: Words = read('fields.json')

  it.each(IMPORT_FIELDS)('are recognised as the column %s', (field) => {
    expect(targetOfHeading(fields[field === 'permi' ? 'idPermi' : field] ?? '')).toBe(field)
  })

  it.each(['nomComplet', 'nomCompletAr', 'identite'])('are recognised as the combined column %s', (target) => {
    expect(targetOfHeading(texts.targets[target] ?? '')).toBe(target)
  })

  it.each(SEXES)('are recognised as the sex %s', (sexe) => {
    expect(readCells({ sexe: texts.sexe[sexe] ?? '' }, TODAY).values.sexe).toBe(sexe)
  })

  it.each(SOURCES)('are recognised as the source %s', (source) => {
    expect(readCells({ source: texts.source[source] ?? '' }, TODAY).values.source).toBe(source)
  })
})
