import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import {
  requestExport,
  findNewestExport,
  findOwnExport,
} from '#app/accounts/exports/request_export'
import { exportFiles } from '#app/accounts/exports/export_archive'
import { EXPORT_LIMITS } from '#app/accounts/account_limits'
import ExportTransformer from '#app/accounts/exports/export_transformer'

export default class ExportsController {
  async index({ auth }: HttpContext) {
    const newest = await findNewestExport(auth.getUserOrFail().id)
    return { export: newest && new ExportTransformer(newest).toObject() }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await countAttempt(ctx, EXPORT_LIMITS, String(user.id))
    const answer = await once(ctx, async (trx) => {
      const made = await requestExport({ user, trx })
      const body = { status: 'success' as const, export: new ExportTransformer(made).toObject() }
      return { status: 202, body }
    })
    logSecurityEvent(ctx, 'export_requested')
    return answer
  }

  async show(ctx: HttpContext) {
    return { export: new ExportTransformer(await this.#find(ctx)).toObject() }
  }

  async download(ctx: HttpContext) {
    const found = await this.#find(ctx)
    if (!found.isDownloadable) throw HttpError.notFound()
    ctx.response.header('content-type', 'application/zip')
    ctx.response.header('content-disposition', 'attachment; filename="vesta-export.zip"')
    ctx.response.header('content-length', String(found.bytes))
    return ctx.response.stream(await exportFiles.open(found.file))
  }

  async #find({ auth, params }: HttpContext) {
    const found = await findOwnExport(auth.getUserOrFail().id, params.id)
    if (!found) throw HttpError.notFound()
    return found
  }
}
