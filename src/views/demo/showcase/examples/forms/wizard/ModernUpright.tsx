import { Wizard } from '@src/views/demo/showcase/parts/Wizard'

export function ModernUpright() {
  return <Wizard look="column" modern />
}
