import type { HttpContext } from '@adonisjs/core/http'
import { apiRoutes } from '#app/developers/api_routes'
import { openApiDocument } from '#app/developers/openapi_document'
import CallTransformer from '#app/developers/call_transformer'

export default class DevelopersController {
  async show({ inertia }: HttpContext) {
    const { paths } = await openApiDocument()
    const calls = apiRoutes().map(({ path, method }) => {
      const operation = paths[path]![method.toLowerCase()]!
      return new CallTransformer({ path, method, operation }).toObject()
    })
    return inertia.render('developers/index', { calls })
  }

  openapi() {
    return openApiDocument()
  }
}
