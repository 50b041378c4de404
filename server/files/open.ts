import { join } from 'node:path'
import { type Settings, SettingsError } from '../settings'
import { diskFiles } from './disk'
import type { HostFiles } from './hostFiles'

const FOLDER = 'uploads'

/**
 * Opens the storage of uploaded files: a folder in the data folder, or a bucket. Undefined means the database.
 * @throws SettingsError for a bucket without its keys
 */
export async function openFiles(settings: Settings): Promise<HostFiles | undefined> {
  const { UPLOADS, DATA_DIR, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (UPLOADS === 'database') return undefined
  if (UPLOADS === 'disk') return diskFiles(join(DATA_DIR, FOLDER))
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new SettingsError(['UPLOADS needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY for a bucket'])
  }
  const { host, pathname } = new URL(UPLOADS)
  const folder = pathname.replace(/^\/|\/$/g, '')
  const { s3Files } = await import('./s3')
  return s3Files({
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    bucket: host,
    prefix: folder && `${folder}/`,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
