import { toast } from '@core/components/messages/toast'
import { shrinkPicture } from '@core/form/shrinkPicture'
import { RichTextToolbar } from '@src/views/demo/shared/RichTextToolbar'
import type { RichTextProps } from '@src/views/demo/shared/richTextProps'
import { useQuill } from '@src/views/demo/shared/useQuill'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolChoices } from './ToolChoices'
import { useFurtherTools } from './useFurtherTools'
import { WordCount } from './WordCount'

const FORMATS = [
  ...['bold', 'italic', 'underline', 'strike', 'script', 'list', 'indent', 'align', 'blockquote', 'code-block'],
  ...['header', 'color', 'background', 'link', 'image'],
]
const MOST_PIXELS = 1200

/** The picture as a data URL, stored in the text itself. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(picture)
  })
}

/** The part of `FullEditor` that imports the library: only `FullEditor` mounts it. */
export function FullEditorHost(props: RichTextProps) {
  const { t } = useTranslation('demoForms')
  const holder = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const quill = useQuill(holder, { ...props, formats: FORMATS })
  const further = useFurtherTools(() => file.current?.click())
  const insert = async (picture: File | undefined) => {
    if (!picture || !quill) return
    const small = await shrinkPicture(picture, MOST_PIXELS).catch(() => null)
    if (!small) return toast.error(t('word.noPicture'))
    const { index } = quill.getSelection(true)
    quill.insertEmbed(index, 'image', await addressOf(small), 'user')
  }
  return (
    <div className="rich-text editor-full">
      <RichTextToolbar quill={quill} label={props.label} more={further}>
        <ToolChoices quill={quill} />
      </RichTextToolbar>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('word.tool.image')}
        onChange={({ target }) => {
          void insert(target.files?.[0])
          target.value = ''
        }}
      />
      <div ref={holder} className="rich-text-body" />
      <WordCount quill={quill} />
    </div>
  )
}
