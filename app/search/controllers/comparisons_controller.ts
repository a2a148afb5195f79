import type { HttpContext } from '@adonisjs/core/http'
import { listSeenProperties } from '#app/properties/queries/list_seen_properties'
import { listSavedIds } from '#app/properties/saving/queries/list_saved_ids'
import { MAX_COMPARED, MAX_VIEWED } from '#app/search/contract/compare'
import { comparedHome } from '#app/search/transformers/compared_home'
import { comparison } from '#app/search/transformers/comparison'
import { askedSlugs } from '#app/search/validators/asked_slugs'
import { sensibleQuery } from '#app/search/validators/sensible_query'

export default class ComparisonsController {
  async show(ctx: HttpContext) {
    const { rows, savedIds } = await homesOf(ctx, MAX_COMPARED)
    return ctx.inertia.render(
      'search/compare',
      await comparison(rows, savedIds, await sensibleQuery(ctx.request.qs()))
    )
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
  const savedIds = await listSavedIds(
    viewerId,
    rows.map(({ id }) => id)
  )
  return { rows, savedIds }
}
