const SIDES: Record<string, string> = { left: 'start', right: 'end' }
const CORNERS: Record<string, string> = {
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
}

interface Declaration {
  prop: string
  value: string
}

/** A property that names a side, by the way of reading. `left` and `right` alone stay: Popper writes those itself. */
function logicalProperty(prop: string): string {
  const [, box, side = '', rest = ''] = /^(margin|padding|border)-(left|right)(-\w+)?$/.exec(prop) ?? []
  return box ? `${box}-inline-${SIDES[side]}${rest}` : (CORNERS[prop] ?? prop)
}

/**
 * Bootstrap's sheets are written by left and right; its own version for the other direction is a second sheet. Read from
 * left to right the result is the same.
 */
export const logicalCss = () => ({
  postcssPlugin: 'logical-css',
  Declaration(declaration: Declaration) {
    const prop = logicalProperty(declaration.prop)
    if (prop !== declaration.prop) declaration.prop = prop
    if (declaration.prop === 'text-align' && declaration.value in SIDES) {
      declaration.value = SIDES[declaration.value] ?? declaration.value
    }
  },
})
