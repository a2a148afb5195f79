import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { createImport } from '#app/imports/actions/create_import'
import { placePhotos } from '#app/imports/formats/place_photos'
import { readList } from '#app/imports/formats/read_list'
import { receiveList } from '#app/imports/formats/receive_list'
import { authorizeImporting } from '#app/imports/policies/authorize_importing'
import { IMPORT_LIMITS } from '#app/imports/policies/rate_limits'
import { listBytes } from '#app/imports/archives/list_bytes'
import { findImport } from '#app/imports/queries/find_import'
import { findOwnArchive } from '#app/imports/queries/find_own_archive'
import { findOwnImport } from '#app/imports/queries/find_own_import'
import { listImportRows } from '#app/imports/queries/list_import_rows'
import ImportTransformer, { importRowJson } from '#app/imports/transformers/import_transformer'
import { importValidator } from '#app/imports/validators/import_validator'

export default class ImportsController {
  async store(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    await countAttempt(ctx, IMPORT_LIMITS, String(user.id))
    await receiveList(ctx, async ({ path, fields }) => {
      const { mapping, archive, encoding, ...settings } = await importValidator.validate(fields)
      const { currency = null, publish = false } = settings
      const photos = archive === undefined ? null : await findOwnArchive(user, archive)
      const read = await readList(await listBytes(path, photos), mapping, encoding)
      const placed = placePhotos(read.rows, photos?.photos ?? null)
      const rows = placed.rows
      const notes = [...read.notes, ...placed.notes]
      const archiveId = photos?.id ?? null
      await once(ctx, async (trx) => {
        const { id } = await createImport(
          { user, trx },
          { format: read.format, currency, publish, rows, notes, archiveId }
        )
        const created = await findImport(id, trx)
        const report = await listImportRows(id, {}, trx)
        return {
          status: 202,
          body: {
            status: 'success',
            import: {
              ...new ImportTransformer(created!).toObject(),
              rows: report.map(importRowJson),
            },
          },
        }
      })
    })
  }

  async show({ auth, params }: HttpContext) {
    const found = await findOwnImport(auth.getUserOrFail(), params.id)
    const report = await listImportRows(found.id)
    return {
      import: { ...new ImportTransformer(found).toObject(), rows: report.map(importRowJson) },
    }
  }
}
