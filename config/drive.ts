import env from '#start/env'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'

const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK', 'folder'),
  services: {
    folder: services.fs({
      location: pathToFileURL(resolve(env.get('STORAGE_PATH'), 'files')),
      serveFiles: false,
      visibility: 'private',
    }),
    s3: services.s3({
      bucket: env.get('S3_BUCKET', 'vesta'),
      region: env.get('S3_REGION', 'us-east-1'),
      endpoint: env.get('S3_ENDPOINT'),
      forcePathStyle: Boolean(env.get('S3_ENDPOINT')),
      credentials: {
        accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
        secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
      },
      visibility: 'private',
    }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
