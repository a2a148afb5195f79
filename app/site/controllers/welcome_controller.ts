import type { HttpContext } from '@adonisjs/core/http'
import { publicFilter } from '#app/designs/public_filter'
import { listPublicDesigns } from '#app/designs/queries/list_public_designs'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'
import { listNewestProperties } from '#app/properties/queries/list_newest_properties'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

const NEWEST = 6
const NEWEST_DESIGNS = 3

export default class WelcomeController {
  async show({ inertia }: HttpContext) {
    const newest = await listNewestProperties(NEWEST)
    const everything = publicFilter({})
    const designs = await listPublicDesigns({
      filter: everything,
      after: null,
      limit: NEWEST_DESIGNS,
    })
    return inertia.render('site/welcome', {
      newest: PropertyTransformer.transform(newest).useVariant('toCard'),
      designs: PublicDesignTransformer.transform(designs),
    })
  }
}
