import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { createImport, stopImport, startUndo } from '#app/imports/change_import'
import { unpackRows } from '#app/imports/reading/pack_rows'
import { readList, previewList } from '#app/imports/reading/read_list'
import { receiveList, listBytes } from '#app/imports/reading/receive_list'
import { authorizeImporting } from '#app/imports/import_policy'
import { IMPORT_LIMITS } from '#app/imports/import_rate_limits'
import { findImport, findOwnImport } from '#app/imports/find_imports'
import { ownArchive } from '#app/imports/archives/own_archive'
import { listImportRows } from '#app/imports/report/list_import_rows'
import ImportTransformer, { importRowJson } from '#app/imports/import_transformer'
import { importValidator, previewValidator } from '#app/imports/import_validators'

export default class ImportsController {
  async store(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, IMPORT_LIMITS, String(user.id))
    return receiveList(ctx, async ({ path, fields }) => {
      const {
        archive,
        currency = null,
        publish = false,
        ...reading
      } = await importValidator.validate(fields)
      const photos = archive === undefined ? null : await ownArchive(user, archive)
      const { parts, ...read } = await readList(await listBytes(path, photos), {
        ...reading,
        photos: photos?.photos,
      })
      const [first, ...others] = parts
      const list = { ...read, first: await unpackRows(first), parts: others }
      const archiveId = photos?.id ?? null
      return once(ctx, async (trx) => {
        const { id } = await createImport({ user, trx }, { ...list, currency, publish, archiveId })
        const created = await findImport(id, trx)
        const report = await listImportRows(id, {}, trx)
        return {
          status: 202,
          body: {
            status: 'success' as const,
            import: {
              ...new ImportTransformer(created!).toObject(),
              rows: report.map(importRowJson),
            },
          },
        }
      })
    })
  }

  async show({ auth, params, request }: HttpContext) {
    const found = await findOwnImport(auth.getUserOrFail(), params.id)
    const report = await listImportRows(found.id, { after: rowNumber(request.input('after')) })
    return {
      import: { ...new ImportTransformer(found).toObject(), rows: report.map(importRowJson) },
    }
  }

  async cancel(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await stopImport({ user, trx }, ctx.params.id)
      const found = await findImport(ctx.params.id, trx)
      return {
        status: 200,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }

  async undo(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await startUndo({ user, trx }, ctx.params.id)
      const found = await findImport(ctx.params.id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ImportTransformer(found!).toObject() },
      }
    })
  }

  /** Stores nothing. */
  async preview(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, IMPORT_LIMITS, String(user.id))
    return receiveList(ctx, async ({ path, fields }) => {
      const { archive, ...reading } = await previewValidator.validate(fields)
      const photos = archive === undefined ? null : await ownArchive(user, archive)
      const bytes = await listBytes(path, photos)
      return { preview: await previewList(bytes, reading) }
    })
  }
}

/** 0 is before the first. */
function rowNumber(asked: unknown): number {
  return typeof asked === 'string' && /^\d{1,9}$/.test(asked) ? Number(asked) : 0
}
