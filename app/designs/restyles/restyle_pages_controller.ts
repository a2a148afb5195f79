import type { HttpContext } from '@adonisjs/core/http'
import { listLooks } from '#app/designs/looks/list_looks'
import { findRestylePage, listRestyles } from '#app/designs/restyles/find_restyle'
import { priceFor } from '#app/designs/engines/choose_engine'
import DesignEngineTransformer from '#app/designs/engines/design_engine_transformer'
import { listEngineOffers } from '#app/designs/engines/list_engine_offers'
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
    const offers = await listEngineOffers()
    const earlier = await listRestyles(user.id, property.id)
    return inertia.render('designs/restyle', {
      property: { slug: property.slug, name: property.name },
      photos: photosOf(property),
      earlier: earlier.map((restyle) => new RestyleSummaryTransformer(restyle).toObject()),
      engines: offers.map((offer) => new DesignEngineTransformer(offer).toObject()),
      looks: listLooks(),
      credits: await findCreditBalance(user.id),
    })
  }

  async show({ auth, inertia, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const page = await findRestylePage(params.id, user)
    return inertia.render('designs/restyled', {
      restyle: new RestyleTransformer(page).toObject(),
      looks: listLooks(),
      credits: await findCreditBalance(user.id),
      price: priceFor(page.restyle.engineKind),
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
