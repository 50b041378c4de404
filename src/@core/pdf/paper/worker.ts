import { expose } from 'comlink'
import { drawPapers } from './draw'
import { fontFilesOf } from './fontFiles'
import { scriptsOf } from './fonts'
import { lettersOf, type PaperFile } from './paper'

const worker = {
  async draw(file: PaperFile): Promise<Uint8Array> {
    return drawPapers(file, await fontFilesOf(scriptsOf(lettersOf(file))))
  },
}
export type PaperWorker = typeof worker

expose(worker)
