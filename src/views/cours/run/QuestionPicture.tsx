import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { useReadLanguage } from '@src/parts/cours/useReadLanguage'
import { PictureOf } from '@src/parts/panneau/PictureOf'

interface QuestionPictureProps {
  name: string
  /** Shows the way of each road user; only together with the answer. */
  withPaths?: boolean
}

/**
 * The picture of a question, in space that is reserved before it loads; its text says what is seen, not what it means.
 */
export function QuestionPicture({ name, withPaths = false }: QuestionPictureProps) {
  const { language } = useContentLanguage()
  const read = useReadLanguage()
  return (
    <div className="question-picture">
      <PictureOf name={name} language={language === 'both' ? read : language} withPaths={withPaths} />
    </div>
  )
}
