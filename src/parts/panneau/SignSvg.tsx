import { boxOf, SignShape } from './draw/SignShape'
import { SvgFrame } from './SvgFrame'
import type { Sign, Text } from './types'

interface SignSvgProps {
  sign: Sign
  /** Without it the picture is decorative. */
  alt?: string
  language?: keyof Text
  /** Leaves the panels out, below 46 pixels. */
  small?: boolean
}

/** A sign, light, panel, officer, lamp or road user. */
export function SignSvg({ sign, alt, language, small = false }: SignSvgProps) {
  const { x, w, h } = boxOf(sign, !small)
  return (
    <SvgFrame viewBox={`${x} 0 ${w} ${h}`} alt={alt} language={language}>
      <SignShape sign={sign} withPanels={!small} />
    </SvgFrame>
  )
}
