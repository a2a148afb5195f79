import type { HttpContext } from '@adonisjs/core/http'
import { appName, appUrl } from '#config/app'
import { openSearchXml, securityText } from '#app/site/well_known/well_known_texts'
import { WELL_KNOWN_SECONDS } from '#app/site/well_known/well_known_limits'

const CACHED = `public, max-age=${WELL_KNOWN_SECONDS}`

/** Addresses that programs know without being told. */
export default class WellKnownController {
  security({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    response.header('cache-control', CACHED)
    return securityText(appUrl)
  }

  /** Password managers open it: W3C, "A Well-Known URL for Changing Passwords". */
  changePassword({ response }: HttpContext) {
    return response.redirect().toPath('/settings/password')
  }

  search({ response }: HttpContext) {
    response.header('content-type', 'application/opensearchdescription+xml; charset=utf-8')
    response.header('cache-control', CACHED)
    return openSearchXml(appName, appUrl)
  }
}
