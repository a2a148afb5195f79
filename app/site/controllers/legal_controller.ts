import type { HttpContext } from '@adonisjs/core/http'
import { findLegalPage, type LegalPageName } from '#app/site/queries/find_legal_page'
import LegalPageTransformer from '#app/site/transformers/legal_page_transformer'

/** The legal texts, each at the address that is its name. */
export default class LegalController {
  async show({ inertia, route }: HttpContext) {
    const page = await findLegalPage(route!.pattern.slice(1) as LegalPageName)
    return inertia.render('site/legal', { page: LegalPageTransformer.transform(page) })
  }
}
