import type { Call } from '@contract/calls/call'
import { filesOf, parse, walk } from '@tests/helpers/sources'
import { describe, expect, it } from 'vitest'

const modules = import.meta.glob<Record<string, Call>>('/contract/calls/*/*.ts', { eager: true })
const calls = Object.values(modules).flatMap((module) => Object.entries(module))

/** An address of the product, however it is written. */
const ADDRESS = /^\/?(api|auth|contact-us)\//

describe('the table of calls', () => {
  it('names each call as its constant', () => {
    expect(calls.map(([, { id }]) => id)).toEqual(calls.map(([name]) => name))
    expect(calls.length).toBeGreaterThan(150)
  })

  it('has each name, and each method and path, once', () => {
    const ids = calls.map(([, { id }]) => id)
    const places = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
  })

  it.each(calls)(
    '%s: its path and its parameters are the same, and its address begins without a slash',
    (_name, call) => {
      expect(call.path).toMatch(ADDRESS)
      expect(call.path.startsWith('/')).toBe(false)
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(inPath).toEqual(Object.keys(call.params?.shape ?? {}))
      if (call.method === 'get') expect(call.body).toBeUndefined()
    },
  )

  it('leaves statistics silent', () => {
    const stats = calls.filter(([, { path }]) => /stat(s|ist)/i.test(path))
    expect(stats.filter(([, { failure }]) => failure !== 'quiet').map(([name]) => name)).toEqual([])
    expect(stats.length).toBeGreaterThan(4)
  })
})

describe('the client', () => {
  it('writes no address of its own', () => {
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

describe('the backend', () => {
  it('takes every route from the table', () => {
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
