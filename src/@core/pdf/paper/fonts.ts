import { PdfFace } from './face'
import { type FontFiles, SCRIPTS, type Script, WEIGHTS, type Weight } from './scripts'

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
