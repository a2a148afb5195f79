import type { HttpContext } from '@adonisjs/core/http'
import { listAreas } from '#app/farm/areas/find_areas'
import { findFarm } from '#app/farm/find_farm'
import AreaTransformer from '#app/farm/areas/area_transformer'

export default class FarmPagesController {
  async show({ auth, inertia, request }: HttpContext) {
    const farm = await findFarm(auth.getUserOrFail())
    const areas = farm ? await listAreas(farm.id) : []
    const asked = Number(request.input('area'))
    return inertia.render('farm/index', {
      areas: areas.map((area) => new AreaTransformer(area).toObject()),
      chosen_id: areas.some(({ id }) => id === asked) ? asked : null,
    })
  }
}
