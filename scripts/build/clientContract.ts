import type { ESTree, Plugin } from 'vite'

const CONTRACT = /[\\/]contract[\\/].*\.ts$/
/** What a call is asked with: the client only reads whether there is any. */
const ASKED = new Set(['query', 'params', 'body'])

interface Edit {
  start: number
  end: number
  text: string
}

/** The constants of a module that are computed when it is loaded, by their values. */
function computed(program: ESTree.Program): ESTree.Expression[] {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ init }) =>
      init && /^(Call|New|Object|Array|Member)Expression$/.test(init.type) ? [init] : [],
    )
  })
}

/** The schemas of a call's request, in the place where the call is defined. */
function requestSchemas(value: ESTree.Expression): ESTree.Expression[] {
  if (value.type !== 'CallExpression' || value.callee.type !== 'Identifier' || value.callee.name !== 'call') return []
  const [description] = value.arguments
  if (description?.type !== 'ObjectExpression') return []
  return description.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && ASKED.has(property.key.name)
      ? [property.value]
      : [],
  )
}

const applied = (code: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

/**
 * Leaves out of the client what it never reads of the contract. Building schemas is most of what a first page does
 * before it draws, and half of them describe requests, which only a backend checks.
 */
export function clientContract(): Plugin {
  return {
    name: 'voie-libre:client-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const edits = computed(this.parse(code)).flatMap((value): Edit[] => [
          // A constant that nothing uses is dropped, with the schemas that only it uses.
          { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
          ...requestSchemas(value).map(({ start, end }) => ({ start, end, text: 'true' })),
          { start: value.end, end: value.end, text: '))()' },
        ])
        return { code: applied(code, edits), map: null }
      },
    },
  }
}
