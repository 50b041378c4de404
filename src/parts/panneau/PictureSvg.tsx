import type { Picture } from './loadPicture'
import { MarkingSvg } from './MarkingSvg'
import { SignSvg } from './SignSvg'
import { SvgFrame } from './SvgFrame'
import { SceneShape } from './scene/SceneSvg'
import { sceneAlt } from './scene/sceneAlt'
import type { Text } from './types'

interface PictureSvgProps {
  picture: Picture
  /** The language of the alternative text. */
  language?: keyof Text
  /** Beside its own name: read by nobody. */
  decorative?: boolean
  /** Below 46 pixels: without the panels. */
  small?: boolean
  /** In a scene: where each user goes, with the answer only. */
  withPaths?: boolean
}

/** Any picture of the highway code. Its title says what is seen, never what it means. */
export function PictureSvg({ picture, language = 'fr', decorative = false, small, withPaths }: PictureSvgProps) {
  const alt = decorative ? undefined : altOf(picture)[language]
  if (picture.kind === 'sign') {
    const { sign } = picture
    return sign.group === 'marking' ? (
      <MarkingSvg sign={sign} alt={alt} language={language} />
    ) : (
      <SignSvg sign={sign} alt={alt} language={language} small={small} />
    )
  }
  return (
    <SvgFrame viewBox="0 0 400 400" alt={alt} language={language} className="panneau panneau-scene">
      <SceneShape scene={picture.scene} signs={picture.signs} withPaths={withPaths} />
    </SvgFrame>
  )
}

export const altOf = (picture: Picture): Text =>
  picture.kind === 'sign' ? picture.sign.alt : sceneAlt(picture.scene, picture.signs)
