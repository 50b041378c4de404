import { expose } from 'comlink'
import { fontFilesOf } from './fontFiles'
import { lettersOf, type PaperFile } from './paper'
import { scriptsOf } from './scripts'

const worker = {
  async draw(file: PaperFile): Promise<Uint8Array> {
    // Not imported above: HarfBuzz starts slowly, and what is asked of a worker without a listener is lost.
    const [{ drawPapers }, files] = await Promise.all([import('./draw'), fontFilesOf(scriptsOf(lettersOf(file)))])
    return drawPapers(file, files)
  },
}
export type PaperWorker = typeof worker

expose(worker)
