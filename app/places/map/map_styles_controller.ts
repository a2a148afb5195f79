import type { HttpContext } from '@adonisjs/core/http'
import { mapStyleUrl } from '#config/map'
import { mapStyle } from '#app/places/map/map_style'

export default class MapStylesController {
  show({ request, response }: HttpContext) {
    if (mapStyleUrl) return response.redirect().toPath(mapStyleUrl)
    response.header('cache-control', 'private, max-age=3600')
    return mapStyle(request.input('theme') === 'dark' ? 'dark' : 'light')
  }
}
