// @vitest-environment node
import { filesOf, parse, walk } from '@tests/helpers/sources/sources'
import type { ESTree } from 'vite'
import { expect, it } from 'vitest'

const nameOf = ({ name }: ESTree.JSXOpeningElement) => (name.type === 'JSXIdentifier' ? name.name : '')

const opensNewTab = ({ attributes }: ESTree.JSXOpeningElement) =>
  attributes.some(
    (one) =>
      one.type === 'JSXAttribute' &&
      one.name.name === 'target' &&
      one.value?.type === 'Literal' &&
      one.value.value === '_blank',
  )

function hasNote(link: ESTree.JSXElement): boolean {
  let isFound = false
  walk(link.children, (node) => {
    if (node.type === 'JSXElement') isFound ||= nameOf(node.openingElement) === 'NewTabNote'
  })
  // A label of its own would be said in place of the content.
  const isLabelled = link.openingElement.attributes.some(
    (one) => one.type === 'JSXAttribute' && one.name.name === 'aria-label',
  )
  return isFound && !isLabelled
}

it('every link that opens a new tab says so', () => {
  const links: { path: string; isSaid: boolean }[] = []
  for (const path of filesOf('src', /\.tsx$/)) {
    walk(parse(path).program, (node) => {
      if (node.type !== 'JSXElement' || !opensNewTab(node.openingElement)) return
      links.push({ path, isSaid: hasNote(node) })
    })
  }
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter(({ isSaid }) => !isSaid).map(({ path }) => path)).toEqual([])
})
