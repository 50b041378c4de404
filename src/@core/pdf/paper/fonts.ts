import { PdfFace } from './face'

/** The files of a font: Latin letters, rarer Latin letters, Arabic. */
export const SCRIPTS = ['latin', 'latinExt', 'arabic'] as const
export type Script = (typeof SCRIPTS)[number]
export const WEIGHTS = ['normal', 'bold'] as const
export type Weight = (typeof WEIGHTS)[number]
export type FontFiles = Partial<Record<Script, Record<Weight, Uint8Array>>>

const ARABIC = /\p{Script=Arabic}/u
/** What the first Latin file lacks: letters of Central Europe and Turkey, such as ł or ş. */
const RARE = /[\u0100-\u0130\u0132-\u0151\u0154-\u02af\u1e00-\u1eff]/

/** Which files a text needs. */
export function scriptsOf(text: string): Script[] {
  return [
    'latin' as const,
    ...(RARE.test(text) ? ['latinExt' as const] : []),
    ...(ARABIC.test(text) ? ['arabic' as const] : []),
  ]
}

/** The faces of a file by weight, and which of them draws a sign. */
export class Fonts {
  private readonly faces: Record<Weight, Partial<Record<Script, PdfFace>>> = { normal: {}, bold: {} }

  constructor(files: FontFiles) {
    for (const weight of WEIGHTS) {
      for (const script of SCRIPTS) {
        const file = files[script]?.[weight]
        if (file) this.faces[weight][script] = new PdfFace(`${script}-${weight}`, file)
      }
    }
  }

  all(): PdfFace[] {
    return WEIGHTS.flatMap((weight) => Object.values(this.faces[weight]))
  }

  /** Null when no face has the sign. Digits are Latin everywhere, as Tunisia writes them. */
  faceOf(sign: string, weight: Weight): PdfFace | null {
    const point = sign.codePointAt(0) ?? 0
    const { latin, latinExt, arabic } = this.faces[weight]
    return [latin, latinExt, arabic].find((face) => face?.has(point)) ?? null
  }
}
