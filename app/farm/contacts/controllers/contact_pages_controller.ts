import type { HttpContext } from '@adonisjs/core/http'
import { listAreas } from '#app/farm/areas/queries/list_areas'
import { MAX_TAGS_OFFERED } from '#app/farm/contract/contact_options'
import { countContacts } from '#app/farm/contacts/queries/count_contacts'
import { listContacts } from '#app/farm/contacts/queries/list_contacts'
import { listSegments } from '#app/farm/contacts/queries/list_segments'
import { listTags } from '#app/farm/contacts/queries/list_tags'
import { askedContacts } from '#app/farm/contacts/validators/contact_filter'
import { listForms } from '#app/farm/forms/queries/list_forms'
import { listContactImports } from '#app/farm/imports/queries/list_contact_imports'
import { findFarm } from '#app/farm/queries/find_farm'
import { findFarmOwner } from '#app/farm/queries/find_farm_owner'
import AreaTransformer from '#app/farm/transformers/area_transformer'
import ContactImportTransformer from '#app/farm/transformers/contact_import_transformer'
import ContactTransformer from '#app/farm/transformers/contact_transformer'
import FormTransformer from '#app/farm/transformers/form_transformer'
import SegmentTransformer from '#app/farm/transformers/segment_transformer'

const PER_PAGE = 50
const RECENT_IMPORTS = 5

export default class ContactPagesController {
  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const farm = await findFarm(user)
    const filter = askedContacts(ctx)
    const page = {
      page: Math.max(1, Math.trunc(Number(ctx.request.input('page'))) || 1),
      perPage: PER_PAGE,
    }
    const rows = farm ? await listContacts(farm.id, filter, page) : []
    return ctx.inertia.render('farm/emails', {
      filter,
      sender: farm ? (await findFarmOwner(farm)).name : user.name,
      page: page.page,
      has_next: rows.length > PER_PAGE,
      total: farm ? await countContacts(farm.id, filter) : 0,
      contacts: rows.slice(0, PER_PAGE).map((row) => new ContactTransformer(row).toObject()),
      tags: farm ? await listTags(farm.id, MAX_TAGS_OFFERED) : [],
      areas: (farm ? await listAreas(farm.id) : []).map((area) =>
        new AreaTransformer(area).toObject()
      ),
      segments: (farm ? await listSegments(farm.id) : []).map((segment) =>
        new SegmentTransformer(segment).toObject()
      ),
      forms: (farm ? await listForms(farm.id) : []).map((form) =>
        new FormTransformer(form).toObject()
      ),
      imports: (farm ? await listContactImports({ farmId: farm.id }, RECENT_IMPORTS) : []).map(
        (each) => new ContactImportTransformer(each).toObject()
      ),
    })
  }
}
