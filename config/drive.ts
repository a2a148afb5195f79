import env from '#start/env'
import { resolve } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'
import { FolderDriver } from '#app/media/files/folder_driver'
import { s3Options } from '#app/media/files/s3_options'

/** Drive itself serves nothing here: app/media decides who sees what. */
const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK', 'folder'),
  services: {
    folder: () =>
      new FolderDriver({
        location: resolve(env.get('STORAGE_PATH'), 'files'),
        visibility: 'private',
      }),
    s3: services.s3(
      s3Options({
        bucket: env.get('S3_BUCKET', 'vesta'),
        region: env.get('S3_REGION', 'us-east-1'),
        endpoint: env.get('S3_ENDPOINT'),
        accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
        secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
      })
    ),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
