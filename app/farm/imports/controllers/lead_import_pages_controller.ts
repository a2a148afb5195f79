import type { HttpContext } from '@adonisjs/core/http'
import { listContactImports } from '#app/farm/imports/queries/list_contact_imports'
import { farmOwner } from '#app/farm/policies/farm_owner'
import ContactImportTransformer from '#app/farm/transformers/contact_import_transformer'

const RECENT_IMPORTS = 5

export default class LeadImportPagesController {
  async show({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    await farmOwner(user)
    const imports = await listContactImports({ leadOwnerId: user.id }, RECENT_IMPORTS)
    return inertia.render('dashboard/import_leads', {
      imports: imports.map((each) => new ContactImportTransformer(each).toObject()),
    })
  }
}
