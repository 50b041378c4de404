import { toast } from '@core/components/messages/toast'
import { Menu } from '@core/components/overlays/Menu'
import { EllipsisVertical, Image, Printer, Sheet } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartDrawing } from './ChartHost'
import { type ChartFile, saveCsv, savePicture } from './files'
import { printPart } from './printPart'
import type { ChartProps } from './types'

interface ChartMenuProps {
  chart: ChartProps
  file: ChartFile
  drawing: RefObject<ChartDrawing | null>
  card: RefObject<HTMLElement | null>
  /** Whether the drawing is on the page: a table has no picture. */
  isDrawn: boolean
}

/** The menu that prints a chart, or saves its picture or its values. */
export function ChartMenu({ chart, file, drawing, card, isDrawn }: ChartMenuProps) {
  const { t } = useTranslation('chart')
  const save = async (work: () => Promise<string>) => {
    try {
      toast.success(t('saved', { name: await work() }))
    } catch {
      toast.error(t('notSaved'))
    }
  }
  const keepPicture = async () => {
    if (!drawing.current) throw new Error('The chart is not drawn yet')
    return savePicture(drawing.current, chart, file)
  }
  return (
    <Menu
      label={t('menu', { title: chart.label })}
      look="ghost"
      items={[
        { id: 'print', label: t('print'), icon: Printer, onSelect: () => card.current && printPart(card.current) },
        { id: 'png', label: t('picture'), icon: Image, disabled: !isDrawn, onSelect: () => void save(keepPicture) },
        { id: 'csv', label: t('values'), icon: Sheet, onSelect: () => void save(() => saveCsv(chart, file)) },
      ]}
    >
      <EllipsisVertical aria-hidden size={18} strokeWidth={1.75} />
    </Menu>
  )
}
