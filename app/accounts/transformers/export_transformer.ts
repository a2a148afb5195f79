import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type AccountExport from '#app/accounts/exports/models/account_export'

/** A copy of one's data. `url` is null until it is ready, and when it is too old. */
export default class ExportTransformer extends BaseTransformer<AccountExport> {
  toObject() {
    const { id, status, bytes, isDownloadable, createdAt, expiresAt } = this.resource
    return {
      id,
      status: status === 'ready' && !isDownloadable ? ('expired' as const) : status,
      url: isDownloadable ? `/settings/exports/${id}/download` : null,
      bytes,
      created_at: wireTime(createdAt),
      expires_at: wireTime(expiresAt),
    }
  }
}
