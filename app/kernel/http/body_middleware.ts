import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { leavesBodyToRoute } from '#app/kernel/http/leaves_body_to_route'
import { normalizeField, normalizeFields, parseJson } from '#app/kernel/http/parse_json'
import { storable } from '#app/kernel/http/storable'

/** Parses bodies, except on routes that do it with their own limits. */
@inject()
export default class BodyMiddleware {
  constructor(private readonly parser: BodyParserMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    ctx.params = storable(ctx.params as Record<string, unknown>)
    request.updateQs(storable(request.qs()))
    refuseEncodings(ctx)
    if (leavesBodyToRoute(ctx)) return next()
    refuseFiles(ctx)
    return this.parser.handle(ctx, () => {
      const isJson = request.bodyType === 'raw'
      const body = isJson
        ? parseJson(request.raw() ?? '', normalizeField)
        : normalizeFields(request.body())
      request.updateBody(storable(body))
      return next()
    })
  }
}

/** RFC 9110, section 12.5.3; browsers never compress requests. */
function refuseEncodings({ request, response }: HttpContext): void {
  if (request.header('content-encoding', 'identity') === 'identity') return
  response.header('accept-encoding', 'identity')
  throw HttpError.unsupportedMediaType('Send the body without compression.')
}

function refuseFiles({ request }: HttpContext): void {
  if (request.is(['multipart'])) {
    throw HttpError.unsupportedMediaType('This address does not take files.')
  }
}
