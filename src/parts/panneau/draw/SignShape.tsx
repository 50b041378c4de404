import { PALETTE } from '../palette'
import type { Bar, Panel, Plate, Sign } from '../types'
import { Items, placed } from './Items'
import { sizeOf } from './outline'
import { PlateShape } from './PlateShape'

const PANEL_GAP = 4

/** The box of a sign with its panels. */
export function boxOf(sign: Sign, withPanels = true): { x: number; w: number; h: number } {
  const { w, h } = sizeOf(sign)
  const panels = withPanels ? (sign.panels ?? []) : []
  const widest = Math.max(w, ...panels.map((panel) => panel.w))
  return { x: (w - widest) / 2, w: widest, h: panels.reduce((sum, panel) => sum + panel.h + PANEL_GAP, h) }
}

interface SignShapeProps {
  sign: Sign
  withPanels?: boolean
}

/** A sign with its panels, in its own units. */
export function SignShape({ sign, withPanels = true }: SignShapeProps) {
  const { w, h } = sizeOf(sign)
  return (
    <>
      <PlateShape plate={sign} />
      <Items items={placed(sign.items ?? [], sign)} plate={sign} />
      {(sign.bars ?? []).map((bar) => (
        <BarShape key={`${bar.down}${bar.c}`} bar={bar} />
      ))}
      {withPanels
        ? (sign.panels ?? []).map((panel, i) => {
            const above = (sign.panels ?? []).slice(0, i).reduce((sum, one) => sum + one.h + PANEL_GAP, h + PANEL_GAP)
            return <PanelShape key={above} panel={panel} x={(w - panel.w) / 2} y={above} />
          })
        : null}
    </>
  )
}

function PanelShape({ panel, x, y }: { panel: Panel; x: number; y: number }) {
  const plate: Plate = { shape: 'rect', w: panel.w, h: panel.h, ground: 'white', border: [{ w: 2, c: 'black' }] }
  return (
    <g transform={`translate(${x} ${y})`}>
      <PlateShape plate={plate} />
      <Items items={placed(panel.items, plate)} plate={plate} />
    </g>
  )
}

/** Lines through the centre at 45 degrees. */
function BarShape({ bar: { w, c, down, n = 1, gap = 0, len } }: { bar: Bar }) {
  const first = (-(n - 1) * gap) / 2
  const lines = Array.from({ length: n }, (_, i) => `M${-len} ${first + i * gap}H${len}`)
  return (
    <path
      d={lines.join('')}
      transform={`translate(50 50) rotate(${down === 'right' ? 45 : -45})`}
      stroke={PALETTE[c]}
      strokeWidth={w}
    />
  )
}
