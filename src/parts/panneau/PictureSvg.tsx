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
  /** True beside the picture's own name: screen readers skip it. */
  decorative?: boolean
  /** For sizes below 46 pixels: the panels are left out. */
  small?: boolean
  /** In a scene, shows the way of each user; only together with the answer. */
  withPaths?: boolean
}

/** Any picture of the highway code. Its title says what is seen, never its meaning. */
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
