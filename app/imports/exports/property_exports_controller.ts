import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import { EXPORT_FORMATS, LISTING_FILES } from '#app/imports/exports/listing_files'
import { resoRecord } from '#app/imports/exports/reso_record'
import { listWholeOwnProperties } from '#app/properties/lists/list_own_properties'

const BATCH = 50

export default class PropertyExportsController {
  show({ auth, request, response }: HttpContext) {
    const asked: unknown = request.input('format')
    const format = EXPORT_FORMATS.find((known) => known === asked) ?? 'reso'
    const { type, ending, write } = LISTING_FILES[format]
    const day = new Date().toISOString().slice(0, 10)
    response.header('content-type', type)
    response.header('content-disposition', `attachment; filename="vesta-listings-${day}.${ending}"`)
    response.header('cache-control', 'no-store')
    response.stream(Readable.from(write(recordsOf(auth.getUserOrFail()))))
  }
}

/** One batch at a time, at the receiver's pace: no query waits for the network. */
async function* recordsOf(owner: User) {
  let after = 0
  for (;;) {
    const batch = await listWholeOwnProperties(owner, after, BATCH)
    if (!batch.length) return
    yield batch.map((property) => resoRecord(property, property.slug))
    after = batch[batch.length - 1].id
  }
}
