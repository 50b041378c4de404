import type { Call } from '@contract/calls/call'
import { filesOf, parse, walk } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, Call>>('/contract/calls/*/*.ts', { eager: true })
const calls = Object.values(modules).flatMap((module) => Object.entries(module))

/** A path of the API in any spelling. */
const ADDRESS = /^\/?(api|auth|contact-us)\//

describe('table of calls', () => {
  it('names each call like its constant', () => {
    expect(calls.map(([, { id }]) => id)).toEqual(calls.map(([name]) => name))
    expect(calls.length).toBeGreaterThan(150)
  })

  it('contains each name, and each method and path, once', () => {
    const ids = calls.map(([, { id }]) => id)
    const places = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  it.each(calls)('%s: declares the parameters of its path, which has no leading slash', (_name, call) => {
    expect(call.path).toMatch(ADDRESS)
    expect(call.path.startsWith('/')).toBe(false)
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(inPath).toEqual(Object.keys(call.params?.shape ?? {}))
    if (call.method === 'get') expect(call.body).toBeUndefined()
  })

  it('marks statistics as quiet, but for the chart of the examiners with the customer’s words', () => {
    const stats = calls.filter(([, { path }]) => /stat(s|ist)/i.test(path))
    const told = stats.filter(([, { failure }]) => failure !== 'quiet').map(([name, { failure }]) => [name, failure])
    expect(told).toEqual([['readExaminatorStats', { message: 'Error fetching examinator chart data' }]])
    expect(stats.length).toBeGreaterThan(4)
  })
})

describe('client code', () => {
  it('contains no path of the API', () => {
    const found = filesOf('src', /\.tsx?$/)
      .filter((path) => !/^src\/(@fake-db|redux)\/demo\//.test(path))
      .flatMap((path) => {
        const texts: string[] = []
        walk(parse(path).program, (node) => {
          if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value)
          if (node.type === 'TemplateLiteral') texts.push(node.quasis[0]?.value.raw ?? '')
        })
        return texts.filter((text) => ADDRESS.test(text)).map((text) => `${path}: ${text}`)
      })
    expect(found).toEqual([])
  })
})

describe('backend routes', () => {
  it('are all built from the table of calls', () => {
    const own = filesOf('backend/routes', /\.ts$/).flatMap((path) => {
      const routes: string[] = []
      walk(parse(path).program, (node) => {
        if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
        if (node.callee.property.type !== 'Identifier' || node.callee.property.name !== 'endpoint') return
        const [call] = node.arguments
        const isOfTable =
          call?.type === 'MemberExpression' && call.object.type === 'Identifier' && call.object.name === 'calls'
        if (!isOfTable) routes.push(`${path}: ${node.start}`)
      })
      return routes
    })
    expect(own).toEqual([])
  })
})
