import env from '#start/env'
import { resolve } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'
import type { InferDriveDisks } from '@adonisjs/drive/types'
import { FolderDriver } from '#app/media/files/folder_driver'
import { bucketOptions } from '#app/media/files/bucket_options'

/** Drive itself serves nothing here: app/media decides who sees what. */
const driveConfig = defineConfig({
  default: env.get('DRIVE_DISK', 'folder'),
  services: {
    folder: () =>
      new FolderDriver({
        location: resolve(env.get('STORAGE_PATH'), 'files'),
        visibility: 'private',
      }),
    s3: services.s3(bucketOptions()),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
