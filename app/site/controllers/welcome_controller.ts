import type { HttpContext } from '@adonisjs/core/http'
import { listNewestProperties } from '#app/properties/queries/list_newest_properties'
import PropertyTransformer from '#app/properties/transformers/property_transformer'

const NEWEST = 6

export default class WelcomeController {
  async show({ inertia }: HttpContext) {
    const newest = await listNewestProperties(NEWEST)
    return inertia.render('site/welcome', {
      newest: PropertyTransformer.transform(newest).useVariant('toCard'),
    })
  }
}
