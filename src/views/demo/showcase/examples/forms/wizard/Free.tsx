import { Wizard } from '@src/views/demo/showcase/parts/Wizard'

export function Free() {
  return <Wizard look="row" />
}
