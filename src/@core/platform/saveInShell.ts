import { toast } from '@core/components/messages/toast'
import { getI18n } from 'react-i18next'
import { shellPlugins } from './shell'

const readAddress = (blob: Blob) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(blob)
  })

async function base64Of(source: Blob | string): Promise<string> {
  const isData = typeof source === 'string' && /^data:[^,]*;base64,/.test(source)
  const address = isData
    ? source
    : await readAddress(source instanceof Blob ? source : await (await fetch(source)).blob())
  return address.slice(address.indexOf(',') + 1)
}

/**
 * Saves through the shell's file plugin into the documents of the device, confirms it, and offers to send the file on.
 * Returns whether the plugin exists.
 */
export function saveInShell(source: Blob | string, name: string): boolean {
  const { Filesystem: files, Share: share } = shellPlugins() ?? {}
  if (!files) return false
  const { t } = getI18n()
  const write = async () => {
    const data = await base64Of(source)
    const { uri } = await files.writeFile({ path: name, data, directory: 'DOCUMENTS', recursive: true })
    toast.success(t('fileSaved', { ns: 'common', name }))
    // Closing the sheet is no failure: the file is saved.
    if (uri) await share?.share({ title: name, files: [uri] }).catch(() => undefined)
  }
  write().catch(() => toast.error(t('fileNotSaved', { ns: 'common', name })))
  return true
}
