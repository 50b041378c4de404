import { PictureSvg } from './PictureSvg'
import type { Text } from './types'
import { usePicture } from './usePicture'

interface PictureOfProps {
  /** The name that questions use: `sign:stop`, `scene:round-one`. */
  name: string
  language?: keyof Text
  decorative?: boolean
  small?: boolean
  withPaths?: boolean
}

/** A picture by its name; renders nothing until its family is loaded, or if it does not exist. */
export function PictureOf({ name, ...look }: PictureOfProps) {
  const picture = usePicture(name)
  return picture ? <PictureSvg picture={picture} {...look} /> : null
}
