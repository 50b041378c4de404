import { useTranslation } from 'react-i18next'
import { HeldChoice } from './HeldChoice'
import { usePictures } from './usePictures'

/** A picture of the highway code, found by its French or Arabic name. Without network the question keeps its own. */
export function PictureField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation('coursEdition')
  const options = usePictures()
  return (
    <HeldChoice
      name={name}
      label={label}
      options={options}
      hint={t('question.pictureHint')}
      placeholder={t('question.noPicture')}
    />
  )
}
