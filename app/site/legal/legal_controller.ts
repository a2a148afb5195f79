import type { HttpContext } from '@adonisjs/core/http'
import { findLegalPage, type LegalPageName } from '#app/site/legal/find_legal_page'
import LegalPageTransformer from '#app/site/legal/legal_page_transformer'

export default class LegalController {
  async show({ inertia, route }: HttpContext) {
    const page = await findLegalPage(route!.pattern.slice(1) as LegalPageName)
    return inertia.render('site/legal', { page: new LegalPageTransformer(page).toObject() })
  }
}
