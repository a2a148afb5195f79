import type { HttpContext } from '@adonisjs/core/http'
import { price } from '#config/design'
import { listLooks } from '#app/designs/looks/list_looks'
import { findRestylePage, listRestyles } from '#app/designs/restyles/find_restyle'
import { engineInUse } from '#app/designs/running/engine_in_use'
import { findTypicalSeconds } from '#app/designs/running/find_typical_seconds'
import DesignEngineTransformer from '#app/designs/design_engine_transformer'
import RestylePhotoTransformer from '#app/designs/restyles/restyle_photo_transformer'
import RestyleSummaryTransformer from '#app/designs/restyles/restyle_summary_transformer'
import RestyleTransformer from '#app/designs/restyles/restyle_transformer'
import { findCreditBalance } from '#app/ledger/find_balance'
import { roomsContent } from '#app/properties/parts/component_content'
import type { PropertyPageRow } from '#app/properties/property_row'
import { findEditableProperty } from '#app/properties/find_property'

export default class RestylePagesController {
  async create({ auth, inertia, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const property = await findEditableProperty({ slug: params.slug }, user)
    const engine = await engineInUse()
    const earlier = await listRestyles(user.id, property.id)
    return inertia.render('designs/restyle', {
      property: { slug: property.slug, name: property.name },
      photos: photosOf(property),
      earlier: earlier.map((restyle) => new RestyleSummaryTransformer(restyle).toObject()),
      engine: new DesignEngineTransformer(engine).toObject(),
      typical_seconds: await findTypicalSeconds(engine.name),
      looks: listLooks(),
      credits: await findCreditBalance(user.id),
      price,
    })
  }

  async show({ auth, inertia, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const page = await findRestylePage(params.id, user)
    return inertia.render('designs/restyled', {
      restyle: new RestyleTransformer(page).toObject(),
      looks: listLooks(),
      credits: await findCreditBalance(user.id),
      price,
    })
  }
}

function photosOf({ images, components }: PropertyPageRow) {
  const content = components.find(({ type }) => type === 'rooms')?.content
  const { rooms } = roomsContent(content)
  return images.map((image) => {
    const roomName = rooms.find(({ photo }) => photo === image.id)?.name ?? ''
    return new RestylePhotoTransformer({ image, roomName }).toObject()
  })
}
