import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/kernel/exceptions/http_error'
import {
  placeTile,
  PLACES_MAX_ZOOM,
  tileAddress,
  worldTile,
  WORLD_MAX_ZOOM,
  type TileAddress,
} from '#app/places/map/map_tiles'
import { mapStyleUrl } from '#config/map'
import { mapStyle } from '#app/places/map/map_style'

const unzip = promisify(gunzip)

/** Private only because responses set cookies. */
export default class MapTilesController {
  async world(ctx: HttpContext) {
    const tile = await worldTile(this.#address(ctx, WORLD_MAX_ZOOM))
    if (!tile) return ctx.response.noContent()
    if (!ctx.request.encoding(['gzip'])) return this.#send(ctx, await unzip(tile))
    ctx.response.header('content-encoding', 'gzip')
    return this.#send(ctx, tile)
  }

  async places(ctx: HttpContext) {
    const tile = await placeTile(this.#address(ctx, PLACES_MAX_ZOOM))
    return this.#send(ctx, Buffer.from(tile))
  }

  #address({ params }: HttpContext, deepest: number): TileAddress {
    const address = tileAddress(params.z, params.x, params.y, deepest)
    if (!address) throw HttpError.notFound()
    return address
  }

  #send({ response }: HttpContext, tile: Buffer) {
    response.header('content-type', 'application/vnd.mapbox-vector-tile')
    response.header('cache-control', 'private, max-age=86400')
    response.vary('Accept-Encoding')
    return response.send(tile)
  }

  style({ request, response }: HttpContext) {
    if (mapStyleUrl) return response.redirect().toPath(mapStyleUrl)
    response.header('cache-control', 'private, max-age=3600')
    return mapStyle(request.input('theme') === 'dark' ? 'dark' : 'light')
  }
}
