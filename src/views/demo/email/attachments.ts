import type { EmailAttachment } from '@contract/demo/email'

export const FILE_LIMIT = 5_000_000
export const TOTAL_LIMIT = 10_000_000

const read = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => fail(reader.error)
    reader.readAsDataURL(file)
  })

/** The size of an attachment from its base64 text: four characters encode three bytes, minus the padding. */
export function bytesOf({ url }: EmailAttachment): number {
  const content = url.slice(url.indexOf(',') + 1)
  return Math.floor((content.length * 3) / 4) - (/=*$/.exec(content)?.[0].length ?? 0)
}

/** The size of the downloaded file; for a file stored elsewhere, its declared size. */
export const sizeOf = (file: EmailAttachment, write: (bytes: number) => string) =>
  /^data:[^,]*;base64,/.test(file.url) ? write(bytesOf(file)) : file.size

/** Files as attachments; those that exceed a limit, alone or together, are reported. */
export async function attach(
  files: readonly File[],
  before: readonly EmailAttachment[],
  sizeOf: (bytes: number) => string,
): Promise<{ attachments: EmailAttachment[]; refused: string[] }> {
  const refused: string[] = []
  const attachments = [...before]
  let total = before.reduce((sum, one) => sum + bytesOf(one), 0)
  for (const file of files) {
    const url = file.size > FILE_LIMIT || total + file.size > TOTAL_LIMIT ? null : await read(file).catch(() => null)
    if (url === null) {
      refused.push(file.name)
      continue
    }
    if (attachments.some((one) => one.fileName === file.name && one.url === url)) continue
    total += file.size
    attachments.push({ fileName: file.name, thumbnail: '', url, size: sizeOf(file.size) })
  }
  return { attachments, refused }
}
