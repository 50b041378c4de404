import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lock, nameOf, readLock, shippedPaths } from './lock.ts'

/** Licences of components that a closed product may contain if it shows their texts. */
export const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // The licence of the fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

/** Packages without a licence in package.json. Each was read in its LICENSE file, which a test compares. */
const READ_BY_HAND: Record<string, { licence: string; says: string }> = {
  '@journeyapps/wa-sqlite': { licence: 'MIT', says: 'Permission is hereby granted, free of charge' },
}

/** The texts for packages that come without one. Their authors are in package.json. */
const STANDARD: Record<string, string> = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
}

export interface ShippedPackage {
  name: string
  version: string
  /** An SPDX expression. */
  licence: string
  /** The text of the licence, with that of a NOTICE file. */
  text: string
}

const branches = (expression: string, word: string) => expression.split(new RegExp(`\\s+${word}\\s+`))

/** Whether an SPDX expression can be met by allowed licences alone: one branch of an OR, all parts of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\(([^()]*)\)$/, '$1')
  return branches(plain, 'OR').some((branch) =>
    branches(branch, 'AND').every((licence) => ALLOWED.has(licence.trim().replace(/^\(|\)$/g, ''))),
  )
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|ofl)(?:[.-].*)?$/i
const NOTICE_FILE = /^notice(?:\..*)?$/i

const filesLike = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((file) => pattern.test(file) && !/\.[cm]?[jt]s$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())

function authorOf(folder: string): string {
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name = typeof author === 'string' ? author : author?.name
  return typeof name === 'string' ? name.replace(/\s*<.*$/, '') : 'the authors'
}

function textOf(folder: string, licence: string): string {
  const texts = filesLike(folder, LICENCE_FILE)
  const standard = STANDARD[licence]
  if (texts.length === 0 && standard) texts.push(`Copyright (c) ${authorOf(folder)}\n\n${standard}`)
  return [...texts, ...filesLike(folder, NOTICE_FILE)].join('\n\n')
}

function packageAt(root: string, lock: Lock, path: string): ShippedPackage | null {
  const folder = join(root, path)
  const { version = '', license, optional } = lock[path] ?? {}
  // It is an optional package for another platform.
  if (optional && !existsSync(folder)) return null
  const name = nameOf(path)
  const licence = license ?? READ_BY_HAND[name]?.licence ?? ''
  return { name, version, licence, text: textOf(folder, licence) }
}

/** The packages that are shipped, by name, each version once. @throws when node_modules is not installed */
export function shippedPackages(root: string): ShippedPackage[] {
  const lock = readLock(root)
  const all = shippedPaths(lock).flatMap((path) => packageAt(root, lock, path) ?? [])
  const byId = new Map(all.map((one) => [`${one.name}@${one.version}`, one]))
  return [...byId.values()].sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name))
}

/** The faults of the licences of some packages, one sentence for each. */
export function faultsOf(packages: readonly ShippedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence, text }) => {
    const who = `${name} ${version}`
    const byHand = READ_BY_HAND[name]
    if (!licence) return [`${who}: names no licence`]
    if (!isAllowed(licence)) return [`${who}: ${licence} is not among the allowed licences`]
    if (!text) return [`${who}: the text of ${licence} is missing`]
    return byHand && !text.includes(byHand.says) ? [`${who}: its licence is no longer the one that was read`] : []
  })
}
