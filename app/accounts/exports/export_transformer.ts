import { BaseTransformer } from '@adonisjs/core/transformers'
import { wireTime } from '#app/common/http/wire_time'
import type AccountExport from '#app/accounts/exports/account_export'

/** A copy of the person's data. `url` is null before it is ready and after it expires. */
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
