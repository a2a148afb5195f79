import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { mapStyle } from '#app/places/map/map_style'

/** The map's style: the built-in one, or the one that `MAP_STYLE_URL` names. */
export default class MapStylesController {
  show({ request, response }: HttpContext) {
    const elsewhere = env.get('MAP_STYLE_URL')
    if (elsewhere) return response.redirect().toPath(elsewhere)
    response.header('cache-control', 'private, max-age=3600')
    return response.json(mapStyle(request.input('theme') === 'dark' ? 'dark' : 'light'))
  }
}
