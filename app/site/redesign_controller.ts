import type { HttpContext } from '@adonisjs/core/http'
import { hosting, prices } from '#config/design'
import { MODEL_PROVIDERS } from '#app/redesign/hosted/providers'
import { listLooks } from '#app/designs/looks/list_looks'

export default class RedesignController {
  show({ inertia }: HttpContext) {
    const { themes, designers, locations, colors } = listLooks()
    return inertia.render('site/redesign', {
      themes,
      counts: { designers: designers.length, places: locations.length, colors: colors.length },
      price: prices[hosting ? 'hosted' : 'builtin'],
      draft_price: hosting && prices.builtin,
      drawn_by: hosting && MODEL_PROVIDERS[hosting.engine].label,
    })
  }
}
