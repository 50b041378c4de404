import { Wizard } from '@src/views/demo/showcase/parts/Wizard'

export function Modern() {
  return <Wizard look="row" modern />
}
