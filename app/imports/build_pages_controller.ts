import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import { reportFilter } from '#app/imports/import_options'
import { authorizeImporting } from '#app/imports/import_policy'
import { findOwnImport, listImports } from '#app/imports/find_imports'
import { listImportRows } from '#app/imports/report/list_import_rows'
import ImportTransformer, { importRowJson } from '#app/imports/import_transformer'

const SHOWN_IMPORTS = 10

export default class BuildPagesController {
  async index(ctx: HttpContext) {
    const user = authorizeImporting(ctx)
    const imports = await listImports(user.id, SHOWN_IMPORTS)
    return ctx.inertia.render('properties/build', {
      imports: imports.map((row) => new ImportTransformer(row).toObject()),
    })
  }

  async show(ctx: HttpContext) {
    const found = await findOwnImport(ctx.auth.getUserOrFail(), ctx.params.id)
    const filter = reportFilter(ctx.request.input('filter'))
    const { data, next_page_url: next } = await rowsOf(ctx, found.id, { page: 1, perPage: 20 })
    return ctx.inertia.render('imports/show', {
      import: new ImportTransformer(found).toObject(),
      rows: data,
      filter,
      next_page_url: next && `/api/build/imports/${found.id}/rows?page=2&filter=${filter}`,
    })
  }

  async rows(ctx: HttpContext) {
    const found = await findOwnImport(ctx.auth.getUserOrFail(), ctx.params.id)
    return { rows: await rowsOf(ctx, found.id, pageRequest(ctx)) }
  }
}

async function rowsOf(ctx: HttpContext, id: number, page: PageRequest) {
  const { page: number, perPage } = page
  const filter = reportFilter(ctx.request.input('filter'))
  const skipped = (number - 1) * perPage
  const rows = await listImportRows(id, { filter, skipped, limit: perPage + 1 })
  return paginator(ctx, rows.map(importRowJson), page)
}
