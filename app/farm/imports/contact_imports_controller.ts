import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { CONTACT_IMPORT_LIMITS } from '#app/farm/farm_limits'
import ContactImportTransformer, {
  contactRowJson,
} from '#app/farm/imports/contact_import_transformer'
import { contactImportValidator } from '#app/farm/imports/contact_import_validators'
import { createContactImport, undoContactImport } from '#app/farm/imports/create_contact_import'
import {
  findContactImport,
  findOwnContactImport,
  listContactRows,
  type ContactReportRow,
} from '#app/farm/imports/find_contact_imports'
import {
  MAX_CONTACT_FILE_BYTES,
  rowFilter,
  type ListOf,
  type RowFilter,
} from '#app/farm/imports/import_options'
import { previewContactList, readContactList } from '#app/farm/imports/read_contact_list'
import { farmOwner } from '#app/farm/open_farm'
import { receiveList } from '#app/imports/reading/receive_list'

const FIRST_ROWS = 100
const BATCH = 1000

export default class ContactImportsController {
  /** Stores nothing. */
  async preview(ctx: HttpContext) {
    const of = listOf(ctx)
    await authorize(ctx)
    const answer = async ({ path }: { path: string | null }) => {
      return { preview: await previewContactList(path, of) }
    }
    return receiveList(ctx, answer, MAX_CONTACT_FILE_BYTES)
  }

  async store(ctx: HttpContext) {
    const of = listOf(ctx)
    const user = await authorize(ctx)
    return receiveList(
      ctx,
      async ({ path, fields }) => {
        const { mapping, name } = await contactImportValidator.validate(fields)
        const list = await readContactList(path, of, mapping)
        const fileName = (name && printable(name)) || 'A list'
        return once(ctx, async (trx) => {
          const { id } = await createContactImport({ user, trx }, { of, fileName, ...list })
          const created = await findContactImport(id, trx)
          const report = await listContactRows(id, { limit: FIRST_ROWS }, trx)
          return {
            status: 202,
            body: {
              status: 'success' as const,
              import: {
                ...new ContactImportTransformer(created!).toObject(),
                rows: report.map(contactRowJson),
              },
            },
          }
        })
      },
      MAX_CONTACT_FILE_BYTES
    )
  }

  async show(ctx: HttpContext) {
    const { found, rows } = await readReport(ctx)
    return { import: new ContactImportTransformer(found).toObject(), rows }
  }

  async page(ctx: HttpContext) {
    const { found, rows, filter } = await readReport(ctx)
    const query = new URLSearchParams({ filter, page: '2' })
    return ctx.inertia.render('farm/import', {
      import: new ContactImportTransformer(found).toObject(),
      rows: rows.data,
      filter,
      next_page_url: rows.next_page_url && `/api/farm/contacts/imports/${found.id}?${query}`,
    })
  }

  /** As CSV. */
  async report({ auth, params, request, response }: HttpContext) {
    const { id } = await findOwnContactImport(auth.getUserOrFail(), params.id)
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="vesta-contacts-${id}.csv"`)
    response.header('cache-control', 'no-store')
    const rows = rowsOf(id, rowFilter(request.input('filter')))
    response.stream(Readable.from(writeContactReport(rows)))
  }

  async undo(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return once(ctx, async (trx) => {
      await undoContactImport({ user, trx }, ctx.params.id)
      const found = await findContactImport(ctx.params.id, trx)
      return {
        status: 202,
        body: { status: 'success', import: new ContactImportTransformer(found!).toObject() },
      }
    })
  }
}

/** The address says it. */
const listOf = ({ request }: HttpContext): ListOf =>
  request.url().startsWith('/api/leads/') ? 'leads' : 'contacts'

async function authorize(ctx: HttpContext) {
  const user = ctx.auth.getUserOrFail()
  await farmOwner(user)
  await countAttempt(ctx, CONTACT_IMPORT_LIMITS, String(user.id))
  return user
}

async function readReport(ctx: HttpContext) {
  const found = await findOwnContactImport(ctx.auth.getUserOrFail(), ctx.params.id)
  const filter = rowFilter(ctx.request.input('filter'))
  const page = pageRequest(ctx, 50)
  const rows = await listContactRows(found.id, {
    filter,
    skipped: (page.page - 1) * page.perPage,
    limit: page.perPage + 1,
  })
  return { found, filter, rows: paginator(ctx, rows.map(contactRowJson), page) }
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, '').trim()
}

/** One batch at a time, at the receiver's pace: no query waits for the network. */
async function* rowsOf(id: number, filter: RowFilter) {
  let after = 0
  for (;;) {
    const batch = await listContactRows(id, { filter, after, limit: BATCH })
    if (!batch.length) return
    yield batch
    after = batch.at(-1)!.row
  }
}

/** What became of each row, as a spreadsheet. */
async function* writeContactReport(
  batches: AsyncIterable<ContactReportRow[]>
): AsyncIterable<string> {
  yield CSV_MARK + csvLine(['Row', 'Name', 'Email', 'Result', 'Notes'])
  for await (const batch of batches) {
    for (const { row, name, email, status, undo, notes } of batch) {
      yield csvLine([row, name, email, undo ?? status, notes.join('\n')])
    }
  }
}
