import type { HttpContext } from '@adonisjs/core/http'
import { listAreas } from '#app/farm/areas/find_areas'
import { MAX_TAGS_OFFERED } from '#app/farm/farm_options'
import {
  countContacts,
  listContacts,
  listSegments,
  listTags,
} from '#app/farm/contacts/find_contacts'
import { askedContacts } from '#app/farm/contacts/contact_filter'
import { listForms } from '#app/farm/forms/find_forms'
import { listContactImports } from '#app/farm/imports/find_contact_imports'
import { findFarm, findFarmOwner } from '#app/farm/find_farm'
import AreaTransformer from '#app/farm/areas/area_transformer'
import ContactImportTransformer from '#app/farm/imports/contact_import_transformer'
import ContactTransformer from '#app/farm/contacts/contact_transformer'
import FormTransformer from '#app/farm/forms/form_transformer'
import SegmentTransformer from '#app/farm/contacts/segment_transformer'

const PER_PAGE = 50

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
      imports: (farm ? await listContactImports({ farmId: farm.id }) : []).map((each) =>
        new ContactImportTransformer(each).toObject()
      ),
    })
  }
}
