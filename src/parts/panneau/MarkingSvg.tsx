import { SignShape } from './draw/SignShape'
import { SvgFrame } from './SvgFrame'
import type { Sign, Text } from './types'

interface MarkingSvgProps {
  sign: Sign
  alt?: string
  language?: keyof Text
}

/** A piece of road with its marking: 10 units are a metre along it, widths are doubled to be seen. */
export function MarkingSvg({ sign, alt, language }: MarkingSvgProps) {
  return (
    <SvgFrame viewBox="0 0 260 100" alt={alt} language={language} className="panneau">
      <SignShape sign={sign} />
    </SvgFrame>
  )
}
