import { expose } from 'comlink'
import { fontFilesOf } from './fontFiles'
import { lettersOf, type PaperFile } from './paper'
import { scriptsOf } from './scripts'

const worker = {
  async draw(file: PaperFile): Promise<Uint8Array> {
    // Imported only here: HarfBuzz starts slowly, and messages to a worker without a listener are lost.
    const [{ drawPapers }, files] = await Promise.all([import('./draw'), fontFilesOf(scriptsOf(lettersOf(file)))])
    return drawPapers(file, files)
  },
}
export type PaperWorker = typeof worker

expose(worker)
