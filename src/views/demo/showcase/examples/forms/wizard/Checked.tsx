import { Wizard } from '@src/views/demo/showcase/parts/Wizard'

export function Checked() {
  return <Wizard look="row" linear />
}
