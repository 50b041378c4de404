import { PictureSvg } from '@src/parts/panneau/PictureSvg'
import { usePicture } from '@src/parts/panneau/usePicture'

interface QuestionPictureProps {
  name: string
  /** In a row of a list, beside the question. */
  small?: boolean
}

/** The picture of a question; its name where there is no such picture. */
export function QuestionPicture({ name, small = false }: QuestionPictureProps) {
  const picture = usePicture(name)
  return (
    <span className={small ? 'question-thumb' : 'question-picture'}>
      {picture ? <PictureSvg picture={picture} decorative={small} small={small} /> : null}
      {picture === null ? <span className="muted">{name}</span> : null}
    </span>
  )
}
