import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { writeLeads } from '#app/leads/exports/write_leads'
import { leadFilter } from '#app/leads/validators/lead_filter'

export default class LeadExportsController {
  /** What the filter shows. */
  show(ctx: HttpContext) {
    const { auth, response } = ctx
    const day = new Date().toISOString().slice(0, 10)
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="vesta-leads-${day}.csv"`)
    response.header('cache-control', 'no-store')
    response.stream(Readable.from(writeLeads(auth.getUserOrFail(), leadFilter(ctx))))
  }
}
