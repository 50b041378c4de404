import { useContentLanguage } from '@src/parts/cours/useContentLanguage'
import { PictureOf } from '@src/parts/panneau/PictureOf'

interface QuestionPictureProps {
  name: string
  /** Where each road user goes: with the answer only. */
  withPaths?: boolean
}

/** The picture of a question, in room that it does not wait for; its text says what is seen, not what it means. */
export function QuestionPicture({ name, withPaths = false }: QuestionPictureProps) {
  const { language } = useContentLanguage()
  return (
    <div className="question-picture">
      <PictureOf name={name} language={language === 'ar' ? 'ar' : 'fr'} withPaths={withPaths} />
    </div>
  )
}
