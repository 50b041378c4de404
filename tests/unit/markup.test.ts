import { filesOf, parse, walk } from '@tests/helpers/sources/sources'
import { describe, expect, it } from 'vitest'

/** Options that SweetAlert reads as markup. `titleText` and `text` are the safe variants. */
const MARKUP_OPTIONS = ['title', 'html', 'footer', 'iconHtml', 'loaderHtml', 'closeButtonHtml', 'template']

describe('SweetAlert dialogs', () => {
  it('are created in one file', () => {
    const importers = filesOf('src', /\.tsx?$/).filter((file) =>
      parse(file).module.staticImports.some(({ moduleRequest }) => /^sweetalert2\/.+\.js$/.test(moduleRequest.value)),
    )
    expect(importers).toEqual(['src/@core/dialogs/swal.ts'])
  })

  it('use no option that is read as markup', () => {
    const options: string[] = []
    walk(parse('src/@core/dialogs/swal.ts').program, (node) => {
      if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return
      const [first] = node.arguments
      if (first?.type !== 'ObjectExpression') return
      for (const property of first.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier') options.push(property.key.name)
    })
    expect(options).toContain('titleText')
    expect(options.filter((option) => MARKUP_OPTIONS.includes(option))).toEqual([])
  })
})
