import type { HttpContext } from '@adonisjs/core/http'
import { listContactImports } from '#app/farm/imports/find_contact_imports'
import { farmOwner } from '#app/farm/open_farm'
import ContactImportTransformer from '#app/farm/imports/contact_import_transformer'

export default class LeadImportPagesController {
  async show({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const imports = await listContactImports({ leadOwnerId: user.id })
    return inertia.render('dashboard/import_leads', {
      imports: imports.map((each) => new ContactImportTransformer(each).toObject()),
    })
  }
}
