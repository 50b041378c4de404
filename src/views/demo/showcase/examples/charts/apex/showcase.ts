import { gather } from '@src/views/demo/showcase/gather'

export const examples = gather(
  import.meta.glob('./*.tsx', { eager: true }),
  import.meta.glob('./*.tsx', { eager: true, query: '?raw', import: 'default' }),
  [
    ...['Area', 'DailyArea', 'Column', 'DailyColumns', 'Scatter', 'Line', 'Sideways', 'Candles', 'Heatmap', 'Gauge'],
    ...['Radar', 'Donut', 'OnCard'],
  ],
)
