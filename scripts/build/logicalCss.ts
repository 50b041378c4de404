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
  /** The rule, which has a selector. */
  parent?: object
}

/**
 * The logical name of a property that names a side. `left` and `right` alone stay, because Popper writes them itself.
 */
function logicalProperty(prop: string): string {
  const [, box, side = '', rest = ''] = /^(margin|padding|border)-(left|right)(-\w+)?$/.exec(prop) ?? []
  return box ? `${box}-inline-${SIDES[side]}${rest}` : (CORNERS[prop] ?? prop)
}

/**
 * A rule of ours for elements with a direction of their own. It means the side itself: the start of an Arabic name is
 * the right, and in a French table the name would stand at the far side of its cell.
 */
const namesDirection = ({ parent }: Declaration) =>
  parent !== undefined && 'selector' in parent && String(parent.selector).includes('[dir=')

/**
 * Replaces left and right in Bootstrap's style sheets by logical sides. Bootstrap's own solution for right-to-left text
 * is a second sheet. For left-to-right text the result is the same.
 */
export const logicalCss = () => ({
  postcssPlugin: 'logical-css',
  Declaration(declaration: Declaration) {
    const prop = logicalProperty(declaration.prop)
    if (prop !== declaration.prop) declaration.prop = prop
    if (declaration.prop === 'text-align' && declaration.value in SIDES && !namesDirection(declaration)) {
      declaration.value = SIDES[declaration.value] ?? declaration.value
    }
  },
})
