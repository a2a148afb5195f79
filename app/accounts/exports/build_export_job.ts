import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exponentialBackoff, Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import mail from '@adonisjs/mail/services/main'
import { exportFiles, writeArchive } from '#app/accounts/exports/export_archive'
import ExportReadyMail from '#app/accounts/exports/export_ready_mail'
import AccountExport from '#app/accounts/exports/account_export'
import User from '#app/accounts/user'

export default class BuildExport extends Job<{ exportId: number }> {
  static override options: JobOptions = {
    queue: 'slow',
    retry: { maxRetries: 3, backoff: exponentialBackoff({ baseDelay: '10s' }) },
  }

  async execute() {
    const wanted = await AccountExport.find(this.payload.exportId)
    if (wanted?.status !== 'pending') return
    const user = await User.findOrFail(wanted.userId)
    const folder = await mkdtemp(join(tmpdir(), 'vesta-export-'))
    try {
      const path = join(folder, 'export.zip')
      await writeArchive(user, path)
      await exportFiles.put(wanted.file, path)
      const { size: bytes } = await stat(path)
      await wanted.merge({ status: 'ready', bytes }).save()
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    await mail.send(new ExportReadyMail(user))
  }

  async failed() {
    await AccountExport.query()
      .where({ id: this.payload.exportId, status: 'pending' })
      .update({ status: 'failed' })
  }
}
