import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { HttpContext } from '@adonisjs/core/http'
import { HttpError } from '#app/core/exceptions/http_error'
import { placeTile, PLACES_DEEPEST_ZOOM } from '#app/places/map/place_tiles'
import { tileAddress, type TileAddress } from '#app/places/map/tile_address'
import { worldTile, WORLD_DEEPEST_ZOOM } from '#app/places/map/world_tiles'

const unzip = promisify(gunzip)

/** Vector tiles of the built-in map. Private only because every response sets the visitor's cookies. */
export default class MapTilesController {
  async world(ctx: HttpContext) {
    const tile = await worldTile(this.#address(ctx, WORLD_DEEPEST_ZOOM))
    if (!tile) return ctx.response.noContent()
    if (!ctx.request.encoding(['gzip'])) return this.#send(ctx, await unzip(tile))
    ctx.response.header('content-encoding', 'gzip')
    return this.#send(ctx, tile)
  }

  async places(ctx: HttpContext) {
    const tile = await placeTile(this.#address(ctx, PLACES_DEEPEST_ZOOM))
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
}
