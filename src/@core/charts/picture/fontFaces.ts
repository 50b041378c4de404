const URL_OF_FONT = /url\(["']?([^"')]+)["']?\)/

async function dataUrlOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    // A browser extension's sheet may not be read.
    return []
  }
}

/** Whether a rule declares one of the families of a font stack, and where its file is. */
function addressOf(rule: CSSRule, stack: string): string | null {
  if (typeof CSSFontFaceRule === 'undefined' || !(rule instanceof CSSFontFaceRule)) return null
  const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '')
  return stack.includes(family) ? (URL_OF_FONT.exec(rule.cssText)?.[1] ?? null) : null
}

/**
 * The font faces of a font stack, with their files inside: a drawing that becomes a picture reads no files, and would
 * be written in a font of the system.
 */
export async function fontFaces(stack: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).map(async (rule) => {
      const address = addressOf(rule, stack)
      if (!address) return ''
      const whole = await dataUrlOf(new URL(address, sheet.href ?? document.baseURI).href)
      return rule.cssText.replace(URL_OF_FONT, () => `url("${whole}")`)
    }),
  )
  try {
    return (await Promise.all(faces)).join('\n')
  } catch {
    // A picture in another font is better than none.
    return ''
  }
}
