import { Button } from '@core/components/Button'
import { InputField } from '@core/form/fields/InputField'
import { BlockButtons } from '@src/views/demo/showcase/parts/BlockButtons'
import { Blocked } from '@src/views/demo/showcase/parts/Blocked'
import { useBlocked } from '@src/views/demo/showcase/parts/useBlocked'
import { useTranslation } from 'react-i18next'

export function FormBlock() {
  const { t } = useTranslation('demoExtensions')
  const { look, block } = useBlocked()
  return (
    <>
      <Blocked look={look} message={t('word.saving')}>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            block('message')
          }}
        >
          <InputField label={t('word.name')} defaultValue="Sami Ben Ali" />
          <div className="form-actions">
            <Button type="submit" look="primary">
              {t('word.save')}
            </Button>
          </div>
        </form>
      </Blocked>
      <BlockButtons isBlocked={look !== null} block={block} />
    </>
  )
}
