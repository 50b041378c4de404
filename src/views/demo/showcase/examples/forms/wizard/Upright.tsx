import { Wizard } from '@src/views/demo/showcase/parts/Wizard'

export function Upright() {
  return <Wizard look="column" />
}
