import { BaseTransformer } from '@adonisjs/core/transformers'
import { appUrl } from '#config/app'
import { renderEntryHtml } from '#app/journals/entries/render_entry_html'
import type { EntryView } from '#app/journals/entries/entry_row'
import EntryCardTransformer from '#app/journals/entries/entry_card_transformer'
import ResourcesTransformer from '#app/journals/entries/resources_transformer'
import { designSource } from '#app/spots/editor/slide_sources_transformer'
import { propertyCard } from '#app/properties/property_transformer'

/** An entry with what it says, for readers and as its editor knows it. */
export default class EntryTransformer extends BaseTransformer<EntryView> {
  toObject() {
    const { row, body, resources, viewerId } = this.resource
    const property = resources.properties.get(row.propertyId ?? 0)
    const design = resources.designs.get(row.designId ?? 0)
    return {
      ...new EntryCardTransformer(row).toObject(),
      body,
      html: renderEntryHtml(body, resources, appUrl),
      ...new ResourcesTransformer({ body, resources }).toObject(),
      design_id: row.designId,
      design: design ? designSource(design) : null,
      property_id: row.propertyId,
      property: property ? propertyCard(property) : null,
      version: row.version,
      is_own: row.authorId === viewerId,
    }
  }
}
