import type { HttpContext } from '@adonisjs/core/http'
import { listSeenProperties } from '#app/properties/lists/list_seen_properties'
import { listSavedAmong } from '#app/properties/saving/find_saved_homes'
import { MAX_COMPARED, MAX_VIEWED } from '#app/search/compare/compare_limits'
import { comparedHome, comparison } from '#app/search/compare/comparison_transformer'
import { findComparison } from '#app/search/compare/find_comparison'
import { sensibleQuery } from '#app/search/sensible_query'

export default class ComparisonsController {
  async show(ctx: HttpContext) {
    const { rows, savedIds } = await homesOf(ctx, MAX_COMPARED)
    const asked = await sensibleQuery(ctx.request.qs())
    const found = await findComparison(rows, savedIds, asked)
    return ctx.inertia.render('search/compare', comparison(found))
  }

  /** Looks up homes by slug, such as those a device remembers. */
  async index(ctx: HttpContext) {
    const { rows, savedIds } = await homesOf(ctx, MAX_VIEWED)
    return { properties: rows.map((row) => comparedHome(row, savedIds.has(row.id))) }
  }
}

async function homesOf({ auth, request }: HttpContext, most: number) {
  const viewerId = auth.user?.id ?? null
  const rows = await listSeenProperties(askedSlugs(request.qs().homes, most), viewerId)
  return { rows, savedIds: await listSavedAmong(viewerId, rows) }
}

/** Unique slugs from `a,b,c` or repeated parameters. */
function askedSlugs(value: unknown, most: number): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  const slugs = values
    .flatMap((one) => (typeof one === 'string' ? one.split(',') : []))
    .filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug))
  return [...new Set(slugs)].slice(0, most)
}
