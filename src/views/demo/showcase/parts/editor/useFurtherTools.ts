import type { Tool } from '@src/views/demo/shared/RichTextToolbar'
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Code,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Redo2,
  Subscript,
  Superscript,
  Undo2,
} from 'lucide-react'
import type Quill from 'quill'
import { useTranslation } from 'react-i18next'

type Run = (quill: Quill) => void
/** The id, the icon, the format with its value, or the action of a tool. */
type Line = readonly [id: string, icon: LucideIcon, format: string, value?: string, run?: Run]

/** The tools beyond the usual ones. @param choosePicture opens the field for a file */
export function useFurtherTools(choosePicture: () => void): Tool[] {
  const { t } = useTranslation('demoForms')
  const align =
    (side: string): Run =>
    (quill) =>
      quill.format('align', side || false, 'user')
  const indent =
    (step: string): Run =>
    (quill) =>
      quill.format('indent', step, 'user')
  const lines: Line[] = [
    ['subscript', Subscript, 'script', 'sub'],
    ['superscript', Superscript, 'script', 'super'],
    ['start', AlignLeft, '', undefined, align('')],
    ['center', AlignCenter, 'align', 'center'],
    ['end', AlignRight, 'align', 'right'],
    ['outdent', IndentDecrease, '', undefined, indent('-1')],
    ['indent', IndentIncrease, '', undefined, indent('+1')],
    ['code', Code, 'code-block'],
    ['image', ImagePlus, '', undefined, choosePicture],
    ['undo', Undo2, '', undefined, (quill) => quill.history.undo()],
    ['redo', Redo2, '', undefined, (quill) => quill.history.redo()],
  ]
  return lines.map(([id, icon, format, value, run]) => ({ id, icon, format, value, run, label: t(`word.tool.${id}`) }))
}
