const URL_OF_FONT = /url\(["']?([^"')]+)["']?\)/

const plain = (family: string) => family.replace(/["']/g, '').trim()

/** @throws when the file cannot be read */
async function dataUrlOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} for a font`)
  const blob = await answer.blob()
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

/** The address of the file of a rule that declares one of the families of a font stack; null for other rules. */
function addressOf(rule: CSSRule, families: ReadonlySet<string>): string | null {
  if (typeof CSSFontFaceRule === 'undefined' || !(rule instanceof CSSFontFaceRule)) return null
  const family = plain(rule.style.getPropertyValue('font-family'))
  return families.has(family) ? (URL_OF_FONT.exec(rule.cssText)?.[1] ?? null) : null
}

/** A rule with its file inside; empty when the file cannot be read: a picture in another font is better than none. */
async function embedded(rule: CSSRule, address: string): Promise<string> {
  try {
    const whole = await dataUrlOf(address)
    return rule.cssText.replace(URL_OF_FONT, () => `url("${whole}")`)
  } catch {
    return ''
  }
}

/**
 * The font faces of a font stack, with their files inside: a drawing that becomes a picture reads no files, and would
 * be written in a font of the system.
 */
export async function fontFaces(stack: string): Promise<string> {
  const families = new Set(stack.split(',').map(plain))
  const faces = [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet).flatMap((rule) => {
      const address = addressOf(rule, families)
      return address ? [embedded(rule, new URL(address, sheet.href ?? document.baseURI).href)] : []
    }),
  )
  return (await Promise.all(faces)).join('\n')
}
